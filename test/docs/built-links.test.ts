import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, expect, it} from 'vitest'
import {findDeadLinks} from '../browser/docs-site/built-links.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-links-'))
afterEach(() => rmSync(folder, {recursive: true}))

it('finds the links of a site that lead to no file, to no anchor, or out of its base', () => {
  mkdirSync(join(folder, 'guide'), {recursive: true})
  writeFileSync(join(folder, 'index.html'), '<h1 id="top">Home</h1>')
  writeFileSync(
    join(folder, 'guide/a.html'),
    '<a href="/docs/index.html#top"></a><a href="../"></a><a href="https://semver.org"></a>' +
      '<a href="/docs/index.html#none"></a><a href="b.html"></a><a href="/index.html"></a>',
  )
  expect(findDeadLinks(folder, '/docs/')).toEqual({
    count: 5,
    dead: ['guide/a.html: /docs/index.html#none', 'guide/a.html: b.html', 'guide/a.html: /index.html'],
  })
})
