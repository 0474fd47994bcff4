import pageWidgets from '../../../build/sizes/page-widgets.json' with {type: 'json'}
import {MANIFEST} from '../support/dist.ts'
import {expect, test} from '../support/test.ts'

const {widgets, files} = MANIFEST
const listOf = (widget: string): readonly string[] => widgets[widget] ?? []

/** The files that nearly every page has. */
const everywhere = new Set(['engine', 'cart-indicator'].flatMap(listOf))

const bytesOf = (widget: string): number =>
  listOf(widget)
    .filter((file) => !everywhere.has(file))
    .reduce((sum, file) => sum + (files[file]?.brotli ?? Number.NaN), 0)

for (const [widget, bytes] of Object.entries(pageWidgets))
  test(`a page with ${widget} alone fetches little else`, () => {
    expect(bytesOf(widget)).toBeGreaterThan(bytes * 0.9)
    expect(bytesOf(widget)).toBeLessThan(bytes * 1.1)
  })
