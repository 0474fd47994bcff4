import {expect, it} from 'vitest'
import {checkTexts} from './check.ts'
import type {Contender, Writers} from './contender.ts'

const write = (values: readonly unknown[]): string =>
  values.map((value) => `${JSON.stringify(value)}\n`).join('')

const contender = (name: string, own: (locale: string) => Partial<Writers> = () => ({})): Contender => ({
  name,
  open: async (locale) => ({money: write, date: write, plural: write, relative: write, ...own(locale)}),
})

it('finds nothing if all contenders write the same', async () => {
  expect(await checkTexts([contender('a'), contender('b')])).toEqual([])
})

it('reports who writes something else, what and where', async () => {
  const other = contender('b', (locale) => (locale === 'de' ? {plural: () => '0\n1\nzwei\n'} : {}))
  expect(await checkTexts([contender('a'), other])).toEqual([
    expect.stringMatching(
      /^plural in de, b against a: line 3, column 1: "0\\n1\\n2\\n3.* has become "0\\n1\\nzwei/,
    ),
  ])
})
