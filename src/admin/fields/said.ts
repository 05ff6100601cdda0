import { termsOf, type Criteria, type Term } from '#model/criteria.ts';

/** Words for what criteria are made of. */
export interface Words {
  and: string;
  or: string;
  not: (part: string) => string;
  rule: (rule: Term & { kind: 'leaf' }) => string;
}

interface Said {
  text: string;
  /** Whether it needs brackets beside others. */
  isJoined: boolean;
}

/** The phrases of criteria, all of which must hold; groups stand in brackets unless there is nothing beside them. */
export function phrasesOf(criteria: Criteria, words: Words): string[] {
  const said = termsOf(criteria).map((term) => sayTerm(term, words));
  return said.length > 1 ? said.map(bracketed) : said.map(({ text }) => text);
}

function sayTerm(term: Term, words: Words): Said {
  if (term.kind === 'leaf') return { text: words.rule(term), isJoined: false };
  if (term.kind === 'not') return { text: words.not(say(term.part, words).text), isJoined: false };
  return joined(
    term.parts.map((part) => say(part, words)),
    term.kind === 'all' ? words.and : words.or,
  );
}

function say(criteria: Criteria, words: Words): Said {
  return joined(
    termsOf(criteria).map((term) => sayTerm(term, words)),
    words.and,
  );
}

function joined(said: Said[], word: string): Said {
  const [only] = said;
  if (only && said.length === 1) return only;
  return { text: said.map(bracketed).join(` ${word} `), isJoined: true };
}

function bracketed({ text, isJoined }: Said): string {
  return isJoined ? `(${text})` : text;
}
