import type {TrustedHtml} from './trusted-html.ts'

/** The surroundings of a tag, for its hook; usable only while the hook runs. */
export interface TagScope {
  /** `null` if there is no locale data. */
  readonly locale: string | null
  readonly timeZone: string
  /** Epoch milliseconds. */
  readonly now: number
  /** The value of a reference at the tag, such as `collection.id`. */
  resolve(reference: string): unknown
  /** Whether there is a partial or macro of this name. */
  has(name: string): boolean
  /** The output of a partial or macro for a value; `words` are what follows the name in `apply`. */
  apply(name: string, value: unknown, words?: readonly string[]): TrustedHtml
  /** The output of what stands between the tag and its end: for a value, or in the scope of the tag. */
  content(...value: readonly unknown[]): TrustedHtml
  /** Adds a warning at the tag to the errors of the rendering. */
  warn(message: string): void
}

/** Text and numbers are escaped; only `trustedHtml` is printed as it is. */
export type TagOutput = string | number | boolean | null | undefined | TrustedHtml

/** The meaning of a tag. Attributes are text, with the values of their template tags filled in. */
export type TagHook = (attributes: Readonly<Record<string, string>>, scope: TagScope) => TagOutput

/**
 * Hooks by the name of the tag: `navigation` for `<squarespace:navigation>`, and by the whole name for the page's
 * variables, such as `squarespace.main-content`.
 */
export type TagHooks = Readonly<Record<string, TagHook | undefined>>

/** Variables of a page that only its server can fill. */
export const PAGE_VARIABLES: readonly string[] = [
  'squarespace-headers',
  'squarespace-footers',
  'squarespace.main-content',
]

const isPageVariable = (name: string): boolean => PAGE_VARIABLES.includes(name)

/** As it is written. */
export const showTag = (name: string): string =>
  isPageVariable(name) ? `{${name}}` : `<squarespace:${name}>`

/** The name under which a server gives a hook. */
export const showHook = (name: string): string => `createEngine({tags: {'${name}': …}})`

export const findHook = (hooks: TagHooks | null, name: string): TagHook | undefined =>
  hooks && Object.hasOwn(hooks, name) ? hooks[name] : undefined
