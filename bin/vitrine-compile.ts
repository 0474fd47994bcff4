#!/usr/bin/env node
import {mkdirSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs'
import {dirname, join, resolve, sep} from 'node:path'
import {parseArgs} from 'node:util'
import {readTemplate, writeModule} from '../src/template/aot/write-module.ts'
import {formatErrors} from '../src/template/format-errors.ts'
import type {Parsed} from '../src/template/parse/parse.ts'

/** Compiles a folder of templates and partials to one JavaScript module (contract: commands). */

const USAGE = `vitrine-compile <folder> <module.js> [--runtime <module>] [--strict]

Writes every file of the folder as a template of one module. A template's name is its path, without .html:
nav/main.html is "nav/main", nav/main.block stays. The module exports templates, and createTemplates(options).

  --runtime  what the module imports instead of "vitrine/template/aot"
  --strict   warnings fail, too`

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

/** Paths below the folder, in the same order on every machine. */
const findFiles = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((path) => !/(^|[\\/])\./.test(path) && statSync(join(folder, path)).isFile())
    .sort()

const nameOf = (path: string): string =>
  path
    .split(sep)
    .join('/')
    .replace(/\.html?$/, '')

function readFolder(folder: string): Map<string, {path: string; text: string}> {
  const files = new Map<string, {path: string; text: string}>()
  for (const path of findFiles(folder)) {
    const name = nameOf(path)
    const other = files.get(name)?.path
    if (other) fail(`${path} and ${other} would both be the template "${name}": rename one of them.`)
    files.set(name, {path, text: readFileSync(join(folder, path), 'utf8')})
  }
  return files
}

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    runtime: {type: 'string', default: 'vitrine/template/aot'},
    strict: {type: 'boolean', default: false},
    help: {type: 'boolean', short: 'h', default: false},
  },
})
const [folder, module] = positionals
if (values.help) {
  console.info(USAGE)
  process.exit()
}
if (!folder || !module || positionals.length > 2) fail(USAGE)
if (!statSync(folder, {throwIfNoEntry: false})?.isDirectory()) fail(`${folder} is no folder.`)

const files = readFolder(folder)
if (!files.size) fail(`${folder} holds no templates.`)
const templates = new Map<string, Parsed>()
let failures = 0
for (const [name, {path, text}] of files) {
  const parsed = readTemplate(text, name)
  templates.set(name, parsed)
  if (!parsed.errors.length) continue
  console.error(`${path}\n${formatErrors(parsed.errors, text, {[name]: text})}\n`)
  failures += parsed.errors.filter(({severity}) => values.strict || severity === 'error').length
}
if (failures) fail(`Nothing was written: ${failures} ${failures === 1 ? 'error' : 'errors'} in ${folder}.`)
const target = resolve(module)
mkdirSync(dirname(target), {recursive: true})
writeFileSync(target, writeModule(templates, values.runtime))
console.info(`${templates.size} templates in ${module}`)
