import {ENUMERATIONS, type Enumeration} from '../../src/model/enumerations.ts'
import {GALLERY_OPTIONS, type GalleryOption} from '../../src/model/gallery-options.ts'
import {code, table} from '../markdown.ts'

/** `blockTypes` is `Block types`. */
function titleOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/^us /, 'US ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function entryOf([name, value]: [string, number | string | null]): string {
  if (value === null) return `${code(name)} (no code)`
  return `${code(name)} ${typeof value === 'string' ? code(value) : value}`
}

const isNames = (table: Enumeration): table is readonly string[] => Array.isArray(table)

const listAll = (table: Enumeration): string =>
  (isNames(table) ? table.map(code) : Object.entries(table).map(entryOf)).join(' · ')

/** Names with their codes, or only names. */
export const enumerations = (): string[] =>
  Object.entries(ENUMERATIONS).flatMap(([name, table]) => ['', `### ${titleOf(name)}`, '', listAll(table)])

function rangeOf(option: GalleryOption): string {
  if (option.type === 'choice')
    return (
      option.choices.map(code).join(', ') + (option.percent ? ', or the height in percent of the width' : '')
    )
  return option.type === 'integer' ? `${option.min} to ${option.max}` : 'on or off'
}

export const galleryOptions = (): string[] =>
  table(
    ['option', 'default', 'range'],
    Object.entries(GALLERY_OPTIONS).map(([name, option]) => [
      code(name),
      code(`${option.default}`),
      rangeOf(option),
    ]),
  )
