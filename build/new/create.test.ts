import {spawnSync} from 'node:child_process'
import {existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {afterEach, beforeEach, describe, expect, it} from 'vitest'
import {type Flat, findProblems} from '../../test/helpers/catalogue.ts'
import {root} from '../root.ts'
import {readTexts, textFolders} from '../texts.ts'
import {create, filesOf} from './create.ts'
import type {KindName} from './kinds.ts'

/** Names that nothing will have. */
const NAMES: Readonly<Record<KindName, string>> = {
  widget: 'no-such',
  endpoint: 'no-such',
  event: 'NoSuch',
  language: 'eo',
  shop: 'nosuch',
}

const KINDS = Object.entries(NAMES) as [KindName, string][]

let folder = ''

beforeEach(() => {
  mkdirSync(`${root}test-results`, {recursive: true})
  folder = mkdtempSync(join(root, 'test-results/new-'))
})

afterEach(() => rmSync(folder, {recursive: true}))

describe.each(KINDS)('a new %s', (kind, name) => {
  it('has its name, and texts that say TODO', async () => {
    const files = [...(await filesOf(kind, name))]
    const content = files.flat().join('\n')
    expect(content).toContain(name)
    expect(content).toMatch(/\bTODO\b/)
    expect(
      files.filter(([path, text]) => /\b(NAME|PASCAL)\b/.test(path + text)).map(([path]) => path),
    ).toEqual([])
  })

  it('is written where it belongs', async () => {
    const paths = await create(kind, name, folder)
    expect(paths).toEqual([...(await filesOf(kind, name)).keys()].sort())
    for (const path of paths) expect(existsSync(join(folder, path))).toBe(true)
  })

  it.each(['', '../x', 'a b', 'x_y', 'Xx-y', 'x-', 'x2'])('is not named “%s”', async (wrong) => {
    await expect(create(kind, wrong, folder)).rejects.toThrow('is no name')
    expect(readdirSync(folder)).toEqual([])
  })
})

it.each<[KindName, string]>([
  ['widget', 'form'],
  ['language', 'de'],
  ['shop', 'medusa'],
  ['endpoint', 'comments'],
  ['event', 'ReviewsTab'],
  ['event', 'cart-open'],
])('a new %s does not replace %s', async (kind, name) => {
  await expect(create(kind, name, folder)).rejects.toThrow('exists')
})

it('the last endpoint by name is imported after the others', async () => {
  const app = (await filesOf('endpoint', 'zzz')).get('demo/server/app.ts')
  expect(app).toMatch(
    /from '.\/routes\/withdrawals-api.ts'\nimport \{createZzzApi\} from '.\/routes\/zzz-api.ts'\n/,
  )
})

it('an event of the page is in each list of them', async () => {
  const contents = [...(await filesOf('event', 'no-such')).values()]
  expect(contents).toHaveLength(4)
  for (const content of contents) expect(content).toContain("'no-such'")
})

it('what is written fits the types of the project', async () => {
  for (const [kind, name] of KINDS) {
    await create(kind, name, folder)
  }
  // the compiler finds what is imported from the project as if the files were in it
  const compilerOptions = {rootDirs: ['.', '../..']}
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({extends: '../../tsconfig.json', compilerOptions, include: ['**/*']}),
  )
  const {stdout} = spawnSync(`${root}node_modules/.bin/tsc`, {cwd: folder, encoding: 'utf8'})
  // `npm run generate` writes the texts of a language
  expect(stdout.trim().split('\n')).toEqual([
    expect.stringMatching(/^src\/page\/locales\/eo\.ts\(2,\d+\): error TS2307: .*'\.\/generated\/eo\.ts'/),
  ])
})

const flatten = (owned: Readonly<Record<string, Flat>>): Flat =>
  Object.fromEntries(
    Object.entries(owned).flatMap(([owner, texts]) =>
      Object.entries(texts).map(([key, text]) => [`${owner}.${key}`, text]),
    ),
  )

it.each(['eo', 'cy'])(
  'the texts of a new language, %s, lack nothing but their translation',
  async (language) => {
    const files = await filesOf('language', language)
    const texts = Object.assign(
      {},
      ...textFolders.map(({folder: path, owner}) =>
        flatten({[owner]: JSON.parse(files.get(`${path}/texts/${language}.json`) ?? '{}')}),
      ),
    )
    const rules = new Intl.PluralRules(language)
    const problems = findProblems(flatten(await readTexts()), texts, (n) => rules.select(n))
    expect(problems).toEqual(Object.keys(texts).map((key) => `${key} is a TODO`))
  },
)
