import { calls } from '#model/calls.ts';
import { cultures, languageOf } from '#model/languages.ts';
import { MODULE, type Messages } from '#model/messages.ts';
import type { Api } from './api.ts';

/** The strings of a culture, over those of the culture that its language is offered in. */
export async function loadOwnLabels(api: Api, culture: string): Promise<Messages> {
  const names = [...new Set([cultures[languageOf(culture)], culture])];
  const found = await Promise.all(names.map((name) => loadModuleResources(api, name)));
  return Object.assign({}, ...found);
}

/** The strings of a culture by message key; none when they can't be had, for the built-in ones will do. */
export async function loadModuleResources(api: Api, cultureName: string): Promise<Messages> {
  const query = { cultureName, moduleName: MODULE };
  const strings = await api.json<{ name: string; value: string }[]>(calls.moduleResources, { query }).catch(() => []);
  return Object.fromEntries(strings.map(({ name, value }) => [name, value]));
}
