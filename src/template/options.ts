import type {Code} from './code/opcode.ts'
import type {Features, Tables} from './compile/compile.ts'
import type {TemplateError} from './error.ts'
import type {Limits} from './limits.ts'
import type {Tree} from './tree.ts'

/** A partial is its text, or its instruction tree. */
export type Partials = Readonly<Record<string, string | Tree | Code>>

export interface RenderOptions {
  /** `null` means that there is no locale data: what needs it prints nothing. @default 'en-US' */
  locale?: string | null | undefined
  /** @default `website.timeZone` of the data, else `America/New_York` */
  timeZone?: string | undefined
  /** Epoch milliseconds. @default the clock */
  now?: number | undefined
  /** What `.inject` puts in variables, by path. */
  injects?: Readonly<Record<string, unknown>> | undefined
  /** Goes before the engine's. */
  partials?: Partials | undefined
  /**
   * Texts by key, which the templates and the built-in fragments find as `localizedStrings`. Goes before the engine's;
   * what the data itself has under `localizedStrings` goes before both. Left out where the data is no object.
   */
  messages?: Readonly<Record<string, string>> | undefined
}

export interface StreamOptions extends RenderOptions {
  /** Called at the end of the stream, which has no other place for errors. */
  onErrors?: ((errors: readonly TemplateError[]) => void) | undefined
}

export interface EngineOptions extends RenderOptions {
  /** Instead of all that there are. */
  formatters?: Tables['formatters'] | undefined
  /** Instead of all that there are. */
  predicates?: Tables['predicates'] | undefined
  /** @default all on */
  features?: Partial<Features> | undefined
  limits?: Partial<Limits> | undefined
  /** Takes warnings for errors. @default false */
  strict?: boolean | undefined
}
