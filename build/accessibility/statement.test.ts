import {readdirSync, readFileSync} from 'node:fs'
import {expect, it} from 'vitest'
import {root} from '../root.ts'

const statement = readFileSync(`${root}docs/guide/accessibility-statement.md`, 'utf8')

it('the statement has the same five parts in each language of ours', () => {
  const [, ...languages] = statement.split(/^## /m)
  const codes = readdirSync(`${root}src/page/locales`).filter((file) => /^[a-z]{2}\.ts$/.test(file))
  // English is in the widgets
  expect(languages).toHaveLength(codes.length + 1)
  for (const text of languages) {
    expect(text.match(/^> \*\*/gm), text.slice(0, 20)).toHaveLength(5)
    for (const named of ['2019/882', 'EN 301 549', 'WCAG 2.1']) expect(text).toContain(named)
  }
})
