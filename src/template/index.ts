import {createBareEngine, type Engine} from './engine.ts'
import {formatters} from './formatters/index.ts'
import type {EngineOptions} from './options.ts'
import {predicates} from './predicates/index.ts'
import {defaultTags} from './tags/defaults.ts'

export {fromCode} from './code/from-code.ts'
export type {Code} from './code/opcode.ts'
export {toCode} from './code/to-code.ts'
export type {Context, Formatter, Predicate} from './compile/context.ts'
export {createBareEngine, type Engine, type Evaluated, type Template} from './engine.ts'
export type {ErrorCode, Severity, TemplateError} from './error.ts'
export type {Rendered} from './execute.ts'
export {formatErrors} from './format-errors.ts'
export {formatters} from './formatters/index.ts'
export type {ImageInput} from './image/input.ts'
export {renderImage} from './image/render-image.ts'
export type {Limits} from './limits.ts'
export type {EngineOptions, Partials, RenderOptions, StreamOptions} from './options.ts'
export {predicates} from './predicates/index.ts'
export {
  getItemVariantOptions,
  getTotalStockRemaining,
  hasVariants,
  hasVariedPrices,
  isMultipleQuantityAllowedForServices,
  isOnSale,
  isSoldOut,
} from './product.ts'
export type {TagHook, TagHooks, TagOutput, TagScope} from './tags/tag.ts'
export {type TrustedHtml, trustedHtml} from './tags/trusted-html.ts'

/** An engine with every formatter and predicate, unless the options replace the tables. */
export const createEngine = (options: EngineOptions = {}): Engine =>
  createBareEngine(
    {
      formatters: options.formatters ?? formatters,
      predicates: options.predicates ?? predicates,
      tags: defaultTags,
    },
    options,
  )
