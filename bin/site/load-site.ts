import {fileURLToPath} from 'node:url'
import {didYouMean} from '../../src/lib/did-you-mean.ts'
import {compileFolder, type FileError, type FolderOptions, showErrors} from './compile-folder.ts'
import {readConf, type SiteConf} from './read-conf.ts'
import type {SkippedFile} from './read-folder.ts'

export interface SiteOptions extends FolderOptions {
  /** Returns the site in spite of errors, which are then in `errors`. @default false */
  keepGoing?: boolean | undefined
}

/** The templates of a site's folder. */
export interface Site {
  /** The names of the templates: their paths, without `.html`. */
  readonly names: readonly string[]
  /** The texts, by path and by the name of the file alone: for the option `partials` of the engine. */
  readonly partials: Readonly<Record<string, string>>
  /** The names of the regions of each layout, in their order. */
  readonly layouts: Readonly<Record<string, readonly string[]>>
  /** From `template.conf`; null without this file. */
  readonly conf: SiteConf | null
  /** The files that are no templates. */
  readonly skipped: readonly SkippedFile[]
  /** Warnings; with `keepGoing` also errors. */
  readonly errors: readonly FileError[]
  /** The text of a template, by its path or the name of its file. Throws for a name that no file has. */
  template(name: string): string
}

/** The folder has errors. */
export class SiteError extends Error {
  override readonly name = 'SiteError'
  readonly errors: readonly FileError[]

  constructor(message: string, errors: readonly FileError[]) {
    super(message)
    this.errors = errors
  }
}

const EXTENSION = '.region'

function readLayouts(conf: SiteConf | null, partials: Site['partials']): Site['layouts'] {
  const entries = Object.entries(conf?.layouts ?? {}).map(([layout, regions]) => {
    const missing = regions.find((region) => !Object.hasOwn(partials, region + EXTENSION))
    if (missing !== undefined)
      throw new Error(
        `template.conf: the layout "${layout}" has the region "${missing}", but no file is called ${missing}${EXTENSION}`,
      )
    return [layout, regions.map((region) => region + EXTENSION)] as const
  })
  return Object.fromEntries(entries)
}

/**
 * Reads the folder of a site as it stands: every template, and `template.conf`. Throws a `SiteError` if a template has
 * an error, or applies a partial that no file provides.
 */
export function loadSite(folder: string | URL, {keepGoing = false, ...options}: SiteOptions = {}): Site {
  const path = typeof folder === 'string' ? folder : fileURLToPath(folder)
  const read = compileFolder(path, options)
  const {files, skipped, names, errors} = read
  const failures = errors.filter(({severity}) => severity === 'error')
  if (failures.length && !keepGoing)
    throw new SiteError(`${path} has errors.\n\n${showErrors({files, errors: failures})}`, failures)
  const texts = new Map(files.map(({name, text}) => [name, text]))
  for (const [alias, name] of names.aliases) texts.set(alias, texts.get(name) ?? '')
  const partials = Object.fromEntries(texts)
  const conf = readConf(path)
  return {
    names: files.map(({name}) => name),
    partials,
    layouts: readLayouts(conf, partials),
    conf,
    skipped,
    errors,
    template(name) {
      const text = texts.get(name)
      if (text !== undefined) return text
      const near = didYouMean(name, [...texts.keys()])
      throw new Error(`No file provides the template "${name}".${near ? ` Did you mean "${near}"?` : ''}`)
    },
  }
}
