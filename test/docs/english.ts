import {WORDS} from './words.ts'

const PHRASE = new RegExp(`\\b(?:${Object.keys(WORDS).join('|')})\\b`, 'gi')

/** Stilted phrases of a text, with line and replacement. */
export function findStilted(path: string, text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      (line.match(PHRASE) ?? []).map(
        (phrase) => `${path}:${index + 1}: "${phrase}": write ${WORDS[phrase.toLowerCase()]}`,
      ),
    )
}
