import {existsSync, mkdtempSync, readdirSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, beforeEach, describe, expect, it} from 'vitest'
import {createWidget, widgetFiles} from './create-widget.ts'

let widgets = ''

beforeEach(() => {
  widgets = mkdtempSync(join(tmpdir(), 'vitrine-new-'))
})

afterEach(() => rmSync(widgets, {recursive: true}))

describe('a new widget', () => {
  it('has all that a folder contains, and its name in it', () => {
    createWidget('store-hours', widgets)
    const files = readdirSync(join(widgets, 'store-hours'), {recursive: true, encoding: 'utf8'})
    for (const file of [
      'widget.ts',
      'index.ts',
      'states.ts',
      'store-hours.css',
      'store-hours.test.tsx',
      'texts/de.json',
    ])
      expect(files).toContain(file)
    const content = [...widgetFiles('store-hours').values()].join()
    expect(content).toContain("name: 'store-hours'")
    expect(content).not.toContain('NAME')
  })

  it('has its texts to be written, in every language', () => {
    const texts = [...widgetFiles('store-hours')].filter(([file]) => file.startsWith('texts/'))
    expect(texts).toHaveLength(8)
    for (const [, content] of texts) expect(JSON.parse(content)).toEqual({hide: 'TODO'})
  })

  it.each(['', 'Store', 'store_hours', 'store-', '../store', 'store hours', 'store2'])(
    'is not named “%s”',
    (name) => {
      expect(() => createWidget(name, widgets)).toThrow('is no name')
      expect(readdirSync(widgets)).toEqual([])
    },
  )

  it('does not replace another', () => {
    createWidget('store-hours', widgets)
    expect(() => createWidget('store-hours', widgets)).toThrow('exists')
    expect(existsSync(join(widgets, 'store-hours/widget.ts'))).toBe(true)
  })
})
