import {readTemplate} from '../../src/template/aot/write-module.ts'
import type {TemplateError} from '../../src/template/error.ts'
import {formatErrors} from '../../src/template/format-errors.ts'
import type {Parsed} from '../../src/template/parse/parse.ts'
import {checkPartials} from './check-partials.ts'
import {type Names, nameFiles} from './name-files.ts'
import {readFolder, type SkippedFile, type TemplateFile} from './read-folder.ts'

export interface FolderOptions {
  /** Names of partials that the server adds. @default none */
  partials?: readonly string[] | undefined
  /** Warnings count as errors. @default false */
  strict?: boolean | undefined
}

/** A problem of a file, with its place. */
export interface FileError extends TemplateError {
  /** The path of the file, from the folder. */
  readonly file: string
}

export interface ReadFolder {
  readonly files: readonly TemplateFile[]
  readonly skipped: readonly SkippedFile[]
  readonly templates: ReadonlyMap<string, Parsed>
  readonly names: Names
  /** By file, and by place in the file. */
  readonly errors: readonly FileError[]
}

const byPlace = (one: TemplateError, other: TemplateError): number =>
  one.line - other.line || one.column - other.column

/** Reads and checks every template of a folder. Throws for a folder that cannot be read. */
export function compileFolder(
  folder: string,
  {partials = [], strict = false}: FolderOptions = {},
): ReadFolder {
  const {files, skipped} = readFolder(folder)
  const templates = new Map(files.map(({name, text}) => [name, readTemplate(text, name)]))
  const names = nameFiles([...templates.keys()])
  const missing = checkPartials(templates, names, partials)
  const errors = files.flatMap(({name, path}) =>
    [...(templates.get(name)?.errors ?? []), ...missing.filter((error) => error.partial === name)]
      .toSorted(byPlace)
      .map(
        (error): FileError => ({
          ...error,
          severity: strict ? 'error' : error.severity,
          file: path,
        }),
      ),
  )
  return {files, skipped, templates, names, errors}
}

/** Each file with its errors, and the lines around them. */
export function showErrors({files, errors}: Pick<ReadFolder, 'files' | 'errors'>): string {
  const shown = files.map(({name, path, text}) => {
    const own = errors.filter(({file}) => file === path)
    return own.length ? `${path}\n${formatErrors(own, text, {[name]: text})}\n` : ''
  })
  return shown.filter(Boolean).join('\n')
}
