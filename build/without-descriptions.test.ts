import {globSync, readFileSync} from 'node:fs'
import {expect, it} from 'vitest'
import {cutDescriptions} from './without-descriptions.ts'

const EXPORT = /(?<=^export const )\w+/gm

it.each(globSync('widgets/*/widget.ts'))('%s ships without its descriptions, and with the rest', (file) => {
  const source = readFileSync(file, 'utf8')
  const all = source.match(EXPORT) ?? []
  expect(all[0]).toBe('entry')
  expect(all.at(-1)).toBe('about')
  expect(cutDescriptions(source).match(EXPORT)).toEqual(all.slice(1, -1))
})

it('keeps what stands between', () => {
  const source = `export const entry: Registration = {\n  in: 'engine',\n}\n\nconst time = 1\n\nexport const definition = {time}\n\nexport const about = {\n  text: '',\n}\n`
  expect(cutDescriptions(source)).toBe('const time = 1\n\nexport const definition = {time}\n\n')
})

it('imports nothing for descriptions alone', () => {
  const source = `import {shared} from './shared.ts'\nimport {\n  one,\n  type Two,\n} from './both.ts'\nimport {a as b} from './renamed.ts'\n\nexport const definition = {one}\n\nexport const about = {...shared, b}\n`
  expect(cutDescriptions(source)).toBe(
    `import {\n  one,\n  type Two,\n} from './both.ts'\n\nexport const definition = {one}\n\n`,
  )
})
