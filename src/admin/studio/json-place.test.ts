import { expect, test } from 'vitest';
import { jsonPlaceAt } from './json-place.ts';

/** The place of the bar in a text. */
const placeIn = (text: string) => jsonPlaceAt(text.replace('|', ''), text.indexOf('|'));

test.each([
  ['{ "a": { "b|" } }', ['a'], true],
  ['{ "a": { "b": 1, "|', ['a'], true],
  ['{ "a": { | } }', ['a'], true],
  ['{ "a": { "b": "v|', ['a', 'b'], false],
  ['{ "a": { "b": | } }', ['a', 'b'], false],
  ['{ "a": ["x", { "b": 1 }, "|"] }', ['a', 2], false],
  ['{ "a": "{ \\" [", "b": tr|', ['b'], false],
  ['|', [], false],
])('the place in %s is known, however unfinished the text is', (text, path, isName) => {
  expect(placeIn(text)).toMatchObject({ path, isName });
});

test('the names around are those before and behind, without the one that is being written', () => {
  expect(placeIn('{ "a": 1, "b|": {}, "c": { "d": 2 }, "e": 3 }').names).toEqual(['a', 'c', 'e']);
});
