/** Where a cursor stands in a JSON text, however unfinished that is. */
export interface JsonPlace {
  /** The names and positions that lead there; at a name, those of the object around it. */
  path: (string | number)[];
  /** Whether a name is to be written, else a value. */
  isName: boolean;
  /** The word or text under the cursor; an empty range where there is none. */
  from: number;
  to: number;
  /** The other names of the object around it. */
  names: string[];
}

/** An object or a list that is open. */
interface Level {
  isList: boolean;
  /** The member that is being read. */
  name: string;
  index: number;
  isAtName: boolean;
  names: string[];
}

/** The place of a position in a text. */
export function jsonPlaceAt(text: string, position: number): JsonPlace {
  const tokens = tokensIn(text);
  const { from, to } = wordAt(tokens, position);
  const levels: Level[] = [];
  for (const { token } of tokens.filter((before) => before.from < from)) take(token, levels);
  const around = levels.at(-1);
  const isName = around?.isAtName ?? false;
  const steps = levels.map(({ isList, index, name }) => (isList ? index : name));
  for (const { token } of tokens.filter((after) => after.from >= to)) {
    if (around && levels.includes(around)) take(token, levels);
  }
  return { path: isName ? steps.slice(0, -1) : steps, isName, from, to, names: around?.names ?? [] };
}

interface Token {
  token: string;
  from: number;
  to: number;
}

function tokensIn(text: string): Token[] {
  return [...text.matchAll(TOKENS)].map(({ 0: token, index }) => ({ token, from: index, to: index + token.length }));
}

/** The range of what is being written; an empty one where nothing is yet. */
function wordAt(tokens: readonly Token[], position: number): Pick<Token, 'from' | 'to'> {
  const word = tokens.find(({ token, from, to }) => !(token in signs) && from < position && position <= to);
  return word ?? { from: position, to: position };
}

/** Texts, closed or not, signs, and other words. */
const TOKENS = /"(?:[^"\\\n]|\\.)*"?|[{}[\],:]|[^\s{}[\],:"]+/g;

const signs: Record<string, (levels: Level[]) => void> = {
  '{': (levels) => levels.push({ isList: false, name: '', index: 0, isAtName: true, names: [] }),
  '[': (levels) => levels.push({ isList: true, name: '', index: 0, isAtName: false, names: [] }),
  '}': (levels) => levels.pop(),
  ']': (levels) => levels.pop(),
  ':': (levels) => {
    const level = levels.at(-1);
    if (level) level.isAtName = false;
  },
  ',': (levels) => {
    const level = levels.at(-1);
    if (level?.isList) level.index += 1;
    else if (level) level.isAtName = true;
  },
};

function take(token: string, levels: Level[]): void {
  const level = levels.at(-1);
  if (token in signs) signs[token]?.(levels);
  else if (level?.isAtName) {
    level.name = token.replaceAll(/^"|"$/g, '');
    level.names.push(level.name);
  }
}
