import {endOf} from '../build/style-sheets.ts'
import {tokens} from '../src/widget/about-tokens.ts'

/** A colour literal, except for names that no sheet uses. */
const COLOR =
  /#[\da-f]{3,8}\b|\b(?:rgb|rgba|hsl|hsla|hwb|lab|lch|oklab|oklch|color)\(|\b(?:black|white|red|gr[ae]y)\b/i

/**
 * Custom properties whose default is no token: shades, which darken what is below them, and controls over pictures,
 * which have to be legible on any picture.
 */
const APART =
  /^--vitrine-(?:[a-z-]+-(?:backdrop|shadow)|lightbox-[a-z]+|gallery-meta-[a-z]+|video-button-[a-z]+)$/

/** The only colour with a separate meaning, and the only expression for it. */
export const ERROR = 'var(--vitrine-error-color, color-mix(in oklab, #e5251c 50%, currentcolor))'
/** The same red where no text colour applies, as a last fallback. */
const RED = 'color-mix(in oklab, #e5251c 50%, currentcolor)'

const isTokenOf = (name: string, kinds: readonly string[]): boolean =>
  kinds.some((kind) => name === `--vitrine-${kind}`)

/** The value without each `var()` whose name `drops` accepts, and without its fallback. */
function withoutVars(value: string, drops: (name: string) => boolean): string {
  for (const {0: head, 1: name = '', index} of value.matchAll(/var\(\s*(--[\w-]+)/g)) {
    if (!drops(name)) continue
    const end = endOf(value, index + head.indexOf('('))
    return withoutVars(value.slice(0, index) + value.slice(end), drops)
  }
  return value
}

const hasColor = (value: string): boolean =>
  COLOR.test(
    withoutVars(
      value.replaceAll(ERROR, '').replaceAll(RED, ''),
      (name) => isTokenOf(name, ['accent', 'surface', 'text']) || APART.test(name),
    ),
  )

/** Round is a shape, not a corner. */
const hasRadius = (value: string): boolean =>
  !/^(?:0|50%|inherit|\s)*$/.test(
    withoutVars(value, (name) => isTokenOf(name, ['radius'])).replace(/var\(--[\w-]+,\s*\)/g, ''),
  )

const hasFont = (value: string): boolean =>
  /[a-z-]+\s*,|\b(?:serif|sans-serif|system-ui|monospace)\b|["']/i.test(
    withoutVars(value, (name) => isTokenOf(name, ['font'])),
  )

/** Each declaration with its line. */
const declarationsIn = (css: string): {line: number; name: string; value: string}[] =>
  [...css.matchAll(/(?<=[{;]\s*)([\w-]+)\s*:\s*([^;{}]+);/g)].map(({1: name = '', 2: value = '', index}) => ({
    line: css.slice(0, index).split('\n').length,
    name,
    value: value.replace(' !important', '').replace(/\s+/g, ' ').replaceAll('( ', '(').replaceAll(' )', ')'),
  }))

/** Comments keep their lines. */
const withoutComments = (css: string): string =>
  css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))

/** The colours, corners and fonts of a style sheet that no token can change, by `file:line`. */
export function findTokenFaults(file: string, css: string): string[] {
  const faults: string[] = []
  for (const {line, name, value} of declarationsIn(withoutComments(css))) {
    const fault = (problem: string) => faults.push(`${file}:${line} ${name} ${problem}`)
    if (!(name in tokens) && hasColor(value)) fault('has a colour without a token')
    if (/^border(-[a-z]+)*-radius$/.test(name) && hasRadius(value)) fault('has corners without a token')
    if (/^font(-family)?$/.test(name) && hasFont(value)) fault('has a font without a token')
  }
  return faults
}

/** The tokens that a style sheet reads. */
export const tokensIn = (css: string): string[] =>
  Object.keys(tokens).filter((name) => css.includes(`var(${name}`))
