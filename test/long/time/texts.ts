/** Texts that a reader might backtrack over, each of the requested length. */
export type CreateText = (length: number) => string

const repeat =
  (piece: string, end = ''): CreateText =>
  (length) =>
    piece.repeat(Math.ceil(length / piece.length)).slice(0, length) + end

/** Pieces that the readers look for; many end with a part that matches nothing. */
export const TEXTS: Readonly<Record<string, CreateText>> = {
  digits: repeat('1', 'A'),
  'decimal digits': (length) => `0.${'0'.repeat(length)}A`,
  letters: repeat('a', '!'),
  spaces: (length) => `a${' '.repeat(length)}a`,
  'lines and tabs': repeat('\n\t', 'x'),
  'open tags': repeat('<', 'x'),
  'names of tags': repeat('<a ', 'x'),
  'frames without an end': repeat('<iframe src="', 'x'),
  attributes: (length) => `<iframe ${'a '.repeat(length / 2)}/`,
  'names of attributes': (length) => `<iframe ${'a'.repeat(length)}/`,
  'open quotes': repeat(`='`, '"'),
  'double quotes': repeat('"', `'`),
  entities: repeat('&amp', ';'),
  'blank entities': repeat('&nbsp', ';'),
  braces: repeat('{', 'x'),
  'braces and names': repeat('{0 plural one ', 'x'),
  tags: repeat('{a|html', '}'),
  comments: repeat('{##', '#}'),
  parentheses: repeat('(', '1'),
  signs: repeat('-', '1'),
  slashes: repeat('/', '\n'),
  schemes: repeat('a://', '\n'),
  'scheme letters': repeat('a+', '\n'),
  questions: repeat('?', '\n'),
  parameters: repeat('key1&', '='),
  points: repeat('a.', '!'),
  commas: repeat('a, ', '!'),
  ats: repeat('a@', '.'),
  'host names': (length) => `a@${'a.'.repeat(length / 2)}!`,
  operators: repeat(' && a', '!'),
  escapes: repeat('\\', '"'),
  percents: repeat('%', '%'),
  'directives of dates': repeat('%c', '%'),
  colons: repeat('a:', '!'),
  equals: repeat('a=b ', '!'),
  dates: repeat('2026-01-01T', 'x'),
  surrogates: repeat('\ud83d', 'x'),
  emoji: repeat('🏺', 'x'),
  marks: repeat('\u0301', 'x'),
  'links of comments': repeat('http://a@b ', '#'),
  lists: repeat('[', ']'),
  objects: repeat('{"a":', '1'),
}
