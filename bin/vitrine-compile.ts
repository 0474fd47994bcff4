#!/usr/bin/env node
import {mkdirSync, writeFileSync} from 'node:fs'
import {dirname, resolve} from 'node:path'
import {parseArgs} from 'node:util'
import {writeModule} from '../src/template/aot/write-module.ts'
import {findTags} from '../src/template/tags/check-tags.ts'
import {defaultTags} from '../src/template/tags/defaults.ts'
import {compileFolder, type ReadFolder, showErrors} from './site/compile-folder.ts'

/** Compiles a folder of templates and partials to one JavaScript module (contract: commands and files). */

const USAGE = `vitrine-compile <folder> <module.js> [--runtime <module>] [--partial <name>] [--strict] [--keep-going]

Writes every template of the folder into one module, and says which files are no templates. A template's name is its
path, without .html: nav/main.html is "nav/main", blocks/card.block stays. A template applies another by its name, or by
the name of its file alone. The module exports templates, and createTemplates(options).

  --runtime     what the module imports instead of "vitrine/template/aot"
  --partial     a partial that the server adds in its options; can be repeated
  --strict      warnings fail, too
  --keep-going  writes the module in spite of errors`

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        runtime: {type: 'string', default: 'vitrine/template/aot'},
        partial: {type: 'string', multiple: true, default: []},
        strict: {type: 'boolean', default: false},
        'keep-going': {type: 'boolean', default: false},
        help: {type: 'boolean', short: 'h', default: false},
      },
    })
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : error}\n\n${USAGE}`)
  }
}

function read(folder: string, partials: readonly string[], strict: boolean): ReadFolder {
  try {
    return compileFolder(folder, {partials, strict})
  } catch (error) {
    return fail(error instanceof Error ? error.message : `${error}`)
  }
}

/** One line for each kind. */
function describeSkipped({skipped}: ReadFolder): string {
  const paths = new Map<string, string[]>()
  for (const {path, reason} of skipped) paths.set(reason, [...(paths.get(reason) ?? []), path])
  const lines = [...paths].map(([reason, all]) => `  ${reason}: ${all.join(', ')}`)
  return lines.length ? `\nNo templates, skipped:\n${lines.join('\n')}` : ''
}

/** The tags of the templates that print only what a hook of the server says. */
function describeTags({templates}: ReadFolder): string {
  const found = [...templates.values()].flatMap(({tree}) => findTags(tree.body).map(({name}) => name))
  const names = [...new Set(found)].filter((name) => !Object.hasOwn(defaultTags, name)).sort()
  return names.length ? `\nTags for hooks in createTemplates({tags}): ${names.join(', ')}` : ''
}

const {values, positionals} = readArguments()
const [folder, module] = positionals
if (values.help) {
  console.info(USAGE)
  process.exit()
}
if (!folder || !module || positionals.length > 2) fail(USAGE)

const site = read(folder, values.partial, values.strict)
if (!site.files.length) fail(`${folder} holds no templates.${describeSkipped(site)}`)
if (site.errors.length) console.error(showErrors(site))
const failures = site.errors.filter(({severity}) => severity === 'error').length
const counted = `${failures} ${failures === 1 ? 'error' : 'errors'} in ${folder}`
if (failures && !values['keep-going']) fail(`Nothing was written: ${counted}.`)
const target = resolve(module)
mkdirSync(dirname(target), {recursive: true})
writeFileSync(target, writeModule(site.templates, values.runtime, site.names.aliases))
if (failures) console.error(`Written in spite of ${counted}.`)
console.info(`${site.files.length} templates in ${module}${describeSkipped(site)}${describeTags(site)}`)
