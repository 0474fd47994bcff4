import type {Program} from '../compile/run.ts'
import {createCore, readFeatures} from '../engine.ts'
import type {TemplateError} from '../error.ts'
import type {Rendered} from '../execute.ts'
import {formatters} from '../formatters/index.ts'
import type {EngineOptions, RenderOptions} from '../options.ts'
import {predicates} from '../predicates/index.ts'
import {defaultTags} from '../tags/defaults.ts'
import {type Compiled, createProgram, library, type Module} from './runtime.ts'

export {trustedHtml} from '../tags/trusted-html.ts'

/** A template that was compiled ahead of time. */
export interface AotTemplate {
  readonly name: string
  /** The errors from compiling. */
  readonly errors: readonly TemplateError[]
  /** Never throws. */
  render(data: unknown, options?: RenderOptions): Rendered
}

/** Formatters and predicates are the built-in ones, with which the templates were compiled. */
export type AotOptions = Omit<EngineOptions, 'formatters' | 'predicates'>

/** Creates the templates of a compiled module for a set of options; each finds the others as partials. */
export type CreateTemplates = (options?: AotOptions) => Readonly<Record<string, AotTemplate>>

/** Called by modules that `vitrine-compile` has written. `aliases` are further names of partials. */
export function aot(
  write: (names: typeof library) => Readonly<Record<string, Compiled>>,
  aliases: Readonly<Record<string, string>> = {},
): CreateTemplates {
  const compiled = write(library)
  const tables = {formatters, predicates, tags: defaultTags}
  return (options = {}) => {
    const programs = new Map<string, Program>()
    const module: Module = {
      tables,
      features: readFeatures(options),
      find(given) {
        const name = Object.hasOwn(aliases, given) ? (aliases[given] ?? given) : given
        const found = Object.hasOwn(compiled, name) ? compiled[name] : undefined
        return found && {name, compiled: found}
      },
      program(given) {
        const found = module.find(given)
        const known = found && programs.get(found.name)
        if (known || !found) return known
        const program = createProgram(module, found)
        programs.set(found.name, program)
        return program
      },
    }
    const core = createCore(tables, options, module.program)
    const create = ([name, {errors}]: [string, Compiled]): [string, AotTemplate] => [
      name,
      {
        name,
        errors,
        render(data, given) {
          const program = module.program(name)
          return program ? core.render(program, data, given) : {output: '', errors: []}
        },
      },
    ]
    return Object.fromEntries(Object.entries(compiled).map(create))
  }
}
