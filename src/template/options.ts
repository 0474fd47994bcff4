import type {Code} from './code/opcode.ts'
import type {Features, Tables} from './compile/compile.ts'
import type {TemplateError} from './error.ts'
import type {Limits} from './limits.ts'
import type {TagHooks} from './tags/tag.ts'
import type {Tree} from './tree.ts'

/** A partial is its text, or its instruction tree. */
export type Partials = Readonly<Record<string, string | Tree | Code>>

export interface RenderOptions {
  /** `null` means no locale data: formatters that need it print nothing. @default 'en-US' */
  locale?: string | null | undefined
  /** @default `website.timeZone` of the data, else `America/New_York` */
  timeZone?: string | undefined
  /** Epoch milliseconds. @default the clock */
  now?: number | undefined
  /** Values that `.inject` puts in variables, by path. */
  injects?: Readonly<Record<string, unknown>> | undefined
  /** Override the engine's partials. */
  partials?: Partials | undefined
  /**
   * Texts by key, which the templates and the built-in fragments find as `localizedStrings`. They override the
   * engine's; `localizedStrings` in the data override both. Ignored if the data is not an object.
   */
  messages?: Readonly<Record<string, string>> | undefined
  /**
   * Hooks for the tags of the platform's page language, by name. Any object turns the tags on, also an empty one, and
   * those of a rendering override the engine's. @default the tags are printed as they are
   */
  tags?: TagHooks | undefined
}

export interface StreamOptions extends RenderOptions {
  /** Called at the end of the stream, which has no other place for errors. */
  onErrors?: ((errors: readonly TemplateError[]) => void) | undefined
}

export interface EngineOptions extends RenderOptions {
  /** Replaces the built-in formatters. */
  formatters?: Tables['formatters'] | undefined
  /** Replaces the built-in predicates. */
  predicates?: Tables['predicates'] | undefined
  /** @default all on */
  features?: Partial<Features> | undefined
  limits?: Partial<Limits> | undefined
  /** Treats warnings as errors. @default false */
  strict?: boolean | undefined
}
