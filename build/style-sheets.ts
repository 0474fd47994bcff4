import {readdirSync, readFileSync} from 'node:fs'
import {root} from './root.ts'

/** The optional default look, which belongs to no widget. */
export const THEME = 'src/ui/theme/theme.css'

const sheetsIn = (folder: string): string[] =>
  readdirSync(root + folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.css'))
    .map((file) => `${folder}/${file}`)
    .sort()

/** Every style sheet of the widgets and their parts, by path. */
export const sheets: ReadonlyMap<string, string> = new Map(
  ['widgets', 'src']
    .flatMap(sheetsIn)
    .filter((file) => file !== THEME)
    .map((file) => [file, readFileSync(root + file, 'utf8')]),
)

/** The index after the bracket that closes the one at `start`. */
export function endOf(text: string, start: number): number {
  let depth = 0
  for (let at = start; at < text.length; at++) {
    if (text[at] === '(') depth++
    else if (text[at] === ')' && --depth === 0) return at + 1
  }
  return text.length
}
