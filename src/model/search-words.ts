// in scripts without spaces between words, each character counts as a word
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu
const CLOSE_WORD = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]$/u

/** The words of a text, for search. Words in one list follow each other without a space. */
export const searchWords = (text: string): string[][] =>
  (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).map((run) => run.match(WORD) ?? [])

/** Whether a word can be the beginning of a longer one. */
export const isOpenWord = (word: string): boolean => !CLOSE_WORD.test(word)

/** The words of a text as `createMatch` compares them: between spaces. */
export const toWords = (text: string): string => ` ${searchWords(text).flat().join(' ')} `

/**
 * What a query finds, by the `toWords` of a text: each of its words begins a word there; in scripts without spaces, each run
 * of characters stands there. A query without words finds nothing.
 */
export function createMatch(query: string): (words: string) => boolean {
  const runs = searchWords(query).map((run) => ` ${run.join(' ')}${isOpenWord(run.at(-1) ?? '') ? '' : ' '}`)
  return (words) => runs.length > 0 && runs.every((run) => words.includes(run))
}
