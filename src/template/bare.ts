/** The engine without formatters and predicates: `createBareEngine({formatters, predicates}, options)`. */
export {fromCode} from './code/from-code.ts'
export {toCode} from './code/to-code.ts'
export {createBareEngine} from './engine.ts'
export {formatErrors} from './format-errors.ts'
export {trustedHtml} from './tags/trusted-html.ts'
