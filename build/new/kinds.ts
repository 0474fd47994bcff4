import {before, edit, type File} from './edits.ts'
import {endpointFiles} from './endpoint.ts'
import {eventFiles, isTracked} from './event.ts'
import {isLanguage, languageFiles, widgetTexts} from './texts.ts'

interface Kind {
  isName: (name: string) => boolean
  /** What a name is, in words. */
  names: string
  /** Files besides those of the template, and files with another entry. */
  others: (name: string) => Promise<File[]> | File[]
  /** What to do then. */
  next: (name: string) => string[]
}

const isWords = (name: string): boolean => /^[a-z]+(?:-[a-z]+)*$/.test(name)
const WORDS = 'words of small letters, joined by “-”'

/** What `npm run new` makes. A template is the folder `templates/<kind>`. */
export const KINDS = {
  widget: {
    isName: isWords,
    names: WORDS,
    others: widgetTexts,
    next: (name) => [`npm test -- ${name}`, `npm run gallery -- -g ${name}`],
  },
  endpoint: {
    isName: isWords,
    names: WORDS,
    others: endpointFiles,
    next: (name) => [
      `npm test -- ${name}`,
      'If each backend needs it: a case in src/check/cases, for check-backend.',
    ],
  },
  event: {
    isName: (name) => isWords(name) || /^(?:[A-Z][a-z]+)+$/.test(name),
    names: `${WORDS}, for an event of the page; SizeGuide for one that is tracked`,
    others: eventFiles,
    next: (name) =>
      isTracked(name)
        ? [`track('${name}', {productId})`]
        : [`emit('${name}', {itemId}, element): a test fails until it is dispatched`],
  },
  language: {
    isName: isLanguage,
    names: 'the two letters of a language, such as “nl”',
    others: languageFiles,
    next: () => [
      'GALLERY=1 npx playwright test browser/scenes/law',
      'npm test -- locales',
      'Name the language in docs/guide/languages.md.',
    ],
  },
  shop: {
    isName: (name) => /^[a-z]+$/.test(name),
    names: 'one word of small letters',
    others: (name) => [
      edit(
        'docs/guide/index.md',
        before('| Connect a backend of your own', `| Sell from ${name} | [${name}](${name}.md) |\n`),
      ),
    ],
    next: (name) => [
      `npm test -- ${name}`,
      `npm run test:backends -- ${name}`,
      'Give its file a limit in package.json (size-limit).',
    ],
  },
} satisfies Record<string, Kind>

export type KindName = keyof typeof KINDS

export const isKind = (kind: string): kind is KindName => Object.hasOwn(KINDS, kind)
