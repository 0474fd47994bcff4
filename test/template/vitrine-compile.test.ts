import {spawnSync} from 'node:child_process'
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {afterEach, beforeEach, describe, expect, it} from 'vitest'
import type {AotTemplate, CreateTemplates} from '../../src/template/aot/index.ts'
import {createEngine} from '../../src/template/index.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const program = `${root}bin/vitrine-compile.ts`
const runtime = `${root}src/template/aot/index.ts`

interface Module {
  templates: Record<string, AotTemplate>
  createTemplates: CreateTemplates
}

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-compile-'))
})

afterEach(() => rmSync(folder, {recursive: true, force: true}))

const out = () => join(folder, 'out/templates.ts')

function write(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, 'in', path)), {recursive: true})
    writeFileSync(join(folder, 'in', path), text)
  }
}

function compile(...args: string[]) {
  const all = args.length ? args : [join(folder, 'in'), out(), '--runtime', runtime]
  const {status, stdout, stderr} = spawnSync(process.execPath, [program, ...all], {encoding: 'utf8'})
  return {status, stdout, stderr}
}

const load = (): Promise<Module> => import(/* @vite-ignore */ out())

describe('a folder', () => {
  it('becomes one module with the engine’s output', async () => {
    const files = {
      'page.html':
        '<h1>{title|html}</h1>{@|apply nav/main.block}{.repeated section list}{@|html}{.alternates with}, {.or}none{.end}',
      'nav/main.block': '<nav>{.section on}on{.or}off{.end}{list.length}</nav>',
    }
    write(files)
    expect(compile()).toMatchObject({status: 0, stdout: expect.stringContaining('2 templates')})
    const {templates, createTemplates} = await load()
    expect(Object.keys(templates)).toEqual(['nav/main.block', 'page'])
    const data = {title: '<a> & b', list: ['1', '<2>'], on: false}
    const engine = createEngine({partials: {'nav/main.block': files['nav/main.block']}})
    expect(templates.page?.render(data)).toEqual(engine.render(files['page.html'], data))
    const own = createTemplates({partials: {'nav/main.block': 'mine'}}).page?.render(data)
    expect(own?.output).toContain('</h1>mine1')
  })

  it('keeps text that looks like code', async () => {
    const page =
      '`$' + '{x}` "\\n" */ // \u2028 </script> {.newline}{constructor}{x.constructor}{.eval \'"`\'}'
    write({'page.html': page})
    expect(compile().status).toBe(0)
    const {templates} = await load()
    const data = {x: 1}
    expect(templates.page?.render(data).output).toBe(createEngine().render(page, data).output)
  })

  it('produces the same output on every machine', () => {
    write({'b.html': '{b}', 'a.html': '{a}', '.hidden': '{c}'})
    compile()
    const first = readFileSync(out(), 'utf8')
    compile()
    expect(readFileSync(out(), 'utf8')).toBe(first)
    expect(first).not.toContain(folder)
  })
})

describe('errors', () => {
  it('in a template are displayed with their place, and nothing is written', () => {
    write({'page.html': 'a\n{.section b}', 'other.html': '{x|nope}'})
    const {status, stderr} = compile()
    expect(status).toBe(1)
    expect(stderr).toContain('page:2:1: Reached EOF in the middle of SECTION')
    expect(stderr).toContain("other:1:1: Formatter 'nope' is unknown")
    expect(stderr).toContain('2 errors')
    expect(existsSync(out())).toBe(false)
  })

  it('that may be intended are reported, and fatal only on request', () => {
    write({'page.html': '{ a}'})
    expect(compile()).toMatchObject({status: 0, stderr: expect.stringContaining('malformed-tag')})
    expect(compile(join(folder, 'in'), out(), '--strict').status).toBe(1)
  })

  it.each([
    ['two files of one name', {'a.html': '', 'a.htm': ''}, 'would both be the template "a"'],
    ['no file', {}, 'is no folder'],
  ])('%s', (_, files, message) => {
    write(files)
    expect(compile()).toMatchObject({status: 1, stderr: expect.stringContaining(message)})
  })

  it('on the command line are answered with the usage', () => {
    expect(compile('one').stderr).toContain('vitrine-compile <folder> <module.js>')
    expect(compile('--help')).toMatchObject({status: 0, stdout: expect.stringContaining('--runtime')})
  })
})
