import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {describe, expect, it} from 'vitest'
import {CRITERIA} from '../../src/widget/criteria.ts'
import type {Answer} from '../../src/widget/states.ts'
import {SCENES_OF, WIDGET_STATES} from '../read-states.ts'
import {root} from '../root.ts'
import {galleryFile, galleryPage} from './gallery.ts'
import {LOOKS, type Look, pictureName} from './looks.ts'
import {accessibilityFile, accessibilityPage} from './page.ts'
import {SHARED} from './shared.ts'

const answers: Answer[] = [
  SHARED,
  ...Object.values(WIDGET_STATES).map((states) => states.answers ?? {}),
].flatMap((of) => Object.values(of).flat())

const folders = readdirSync(`${root}widgets`, {withFileTypes: true})
  .filter((entry) => entry.isDirectory())
  .map(({name}) => name)

/** What takes swipes, pinches or drags. */
const GESTURES = /\bonSwipe\b|\/ui\/(?:carousel|lightbox|zoom)\/|'(?:touchstart|pointermove)'/

const hasGestures = (widget: string): boolean =>
  readdirSync(`${root}widgets/${widget}`, {recursive: true, encoding: 'utf8'}).some(
    (file) =>
      /(?<!\.test)\.tsx?$/.test(file) &&
      GESTURES.test(readFileSync(`${root}widgets/${widget}/${file}`, 'utf8')),
  )

/** Whether the file declares a test with this title. */
const hasTest = (file: string, title: string): boolean =>
  existsSync(root + file) &&
  ["'", '`', '"'].some((quote) => readFileSync(root + file, 'utf8').includes(`test(${quote}${title}${quote}`))

describe('the accessibility report', () => {
  it('is up to date (npm run generate)', () => {
    expect(readFileSync(accessibilityFile, 'utf8')).toBe(accessibilityPage())
  })

  it('names tests that exist', () => {
    const named = answers.flatMap((answer) => ('file' in answer ? [answer] : []))
    expect(named.length).toBeGreaterThan(40)
    expect(named.filter(({file, title}) => !hasTest(file, title))).toEqual([])
    expect(hasTest('test/browser/cart/popover.e2e.ts', 'there is no such test')).toBe(false)
  })

  it('contains every widget, with scenes or the reason why it has none', () => {
    expect(Object.keys(WIDGET_STATES)).toEqual(folders)
    for (const {scenes, invisible} of Object.values(WIDGET_STATES))
      expect(scenes.length > 0).toBe(invisible === undefined)
  })

  it('says how each widget with gestures works without them', () => {
    const gestural = folders.filter(hasGestures)
    expect(gestural).toEqual([
      'carousel',
      'gallery',
      'image-zoom',
      'lightbox',
      'product-gallery',
      'quick-view',
    ])
    const silent = gestural.filter((widget) => {
      const {answers: its} = WIDGET_STATES[widget] ?? {}
      return !(its?.['9.2.5.1'] && its['9.2.5.7'])
    })
    expect(silent).toEqual([])
  })

  it('answers every criterion of the levels A and AA', () => {
    expect(Object.keys(SHARED)).toEqual(Object.keys(CRITERIA))
    expect(Object.keys(CRITERIA)).toHaveLength(56)
  })
})

describe('the gallery', () => {
  it('is up to date (npm run generate)', () => {
    expect(readFileSync(galleryFile, 'utf8')).toBe(galleryPage())
  })

  it('has every picture, and no other (npm run gallery)', () => {
    const wanted = Object.entries(SCENES_OF).flatMap(([widget, states]) =>
      states.flatMap((state) =>
        (Object.keys(LOOKS) as Look[]).map((look) => pictureName(widget, state, look)),
      ),
    )
    const found = readdirSync(new URL('.', galleryFile)).filter((file) => file.endsWith('.webp'))
    expect(found.sort()).toEqual(wanted.sort())
  })
})
