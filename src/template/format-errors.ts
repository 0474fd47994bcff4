import type {TemplateError} from './error.ts'

/** Number of context lines above and below. */
const AROUND = 2
/** Minified pages have lines that are too long for any terminal. */
const WIDTH = 100

function cut(line: string, from: number): string {
  return line.slice(from, from + WIDTH).replaceAll('\t', ' ')
}

function frame(lines: readonly string[], {line, column}: TemplateError): string[] {
  const first = Math.max(1, line - AROUND)
  const last = Math.min(lines.length, line + AROUND)
  const from = Math.max(0, column - 1 - WIDTH / 2)
  const gutter = `${last}`.length
  const shown: string[] = []
  for (let number = first; number <= last; number++) {
    const mark = number === line ? '>' : ' '
    shown.push(`${mark} ${`${number}`.padStart(gutter)} | ${cut(lines[number - 1] ?? '', from)}`.trimEnd())
    if (number === line) shown.push(`  ${' '.repeat(gutter)} | ${' '.repeat(column - 1 - from)}^`)
  }
  return shown
}

const heading = ({severity, code, message, line, column, partial}: TemplateError): string =>
  `${severity} ${code} at ${partial === undefined ? '' : `${partial}:`}${line}:${column}: ${message}`

/**
 * Every error with its lines. `source` is the template; `partials` are the texts of the partials, by name; the error of
 * an unknown partial takes one line.
 */
export function formatErrors(
  errors: readonly TemplateError[],
  source: string,
  partials: Readonly<Record<string, unknown>> = {},
): string {
  return errors
    .map((error) => {
      const text =
        error.partial === undefined
          ? source
          : Object.hasOwn(partials, error.partial) && partials[error.partial]
      return [
        heading(error),
        ...(typeof text === 'string' ? frame(text.split(/\r\n|\r|\n/), error) : []),
      ].join('\n')
    })
    .join('\n\n')
}
