import {GALLERY_OPTIONS} from '../../../src/model/gallery-options.ts'
import {spellings} from './spellings.ts'

/** Every spelling of each option; `show-meta-only-title` takes precedence over `show-meta`. */
const written = Object.keys(GALLERY_OPTIONS)
  .flatMap((option) => spellings(option).map((spelling) => ({option, spelling})))
  .sort((a, b) => b.spelling.length - a.spelling.length)

const PREFIX = /^sqs-gallery-(?:block-)?/

/** One class of a platform gallery as an option; null for all others. */
function readClass(name: string): [option: string, value: string] | null {
  const option = name.replace(PREFIX, '')
  if (option === name) return null
  if (GALLERY_OPTIONS.design.choices.some((design) => design === option)) return ['design', option]
  const text = option.toLowerCase()
  const found = written.find(({spelling}) => text === spelling || text.startsWith(`${spelling}-`))
  return found ? [found.option, text.slice(found.spelling.length + 1) || 'true'] : null
}

/** Reads options from the classes that templates of the platform print: `sqs-gallery-thumbnails-per-row-4`. */
export function readClasses(root: Element): Record<string, string> {
  const holders = [root, ...root.querySelectorAll('[class*=sqs-gallery-]:not(.slide *)')]
  const read = holders.flatMap(({classList}) => [...classList].map(readClass))
  return Object.fromEntries(read.filter((entry) => entry !== null))
}
