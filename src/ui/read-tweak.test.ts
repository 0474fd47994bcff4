// @vitest-environment happy-dom
import {expect, it} from 'vitest'
import {page} from '../page/page.ts'
import {readTweak} from './read-tweak.ts'

/** A page of a template with these tweaks. */
function write(tweakJSON: unknown): void {
  document.head.innerHTML = `<script data-site-context>${JSON.stringify({tweakJSON})}</script>`
  page().mounts++
}

it.each([
  ['in full', {'image-zoom-factor': '2.0'}, '2.0'],
  ['by its ending', {'tweak-product-basic-item-image-zoom-factor': '1.75', other: '3'}, '1.75'],
  ['written as a number', {'image-zoom-factor': 3}, '3'],
  ['empty', {'image-zoom-factor': ''}, null],
  ['an object', {'image-zoom-factor': {}}, null],
  ['under another name', {'zoom-factor': '2'}, null],
])('a tweak %s', (_, tweaks, expected) => {
  write(tweaks)
  expect(readTweak('image-zoom-factor')).toBe(expected)
})

it.each([null, undefined, 'text', 5, [1]])('is missing if the tweaks are %j', (tweaks) => {
  write(tweaks)
  expect(readTweak('image-zoom-factor')).toBeNull()
})
