import {expect, it} from 'vitest'
import {isServed} from '../../test/helpers/is-served.ts'

it.each([
  ['a link', '<a data-vitrine="follow" href="https://clay.example">Us</a>'],
  ['an element with a link', '<div data-vitrine="follow"><a href="https://clay.example">Us</a></div>'],
])('%s waits for its first use', (_, html) => {
  expect(isServed('follow', html)).toBe(true)
})

it.each([
  ['an empty element', '<div class="squarespace-follow-button" data-username="potter"></div>'],
  ['an element with a text', '<div data-vitrine="follow" data-username="potter">Us</div>'],
  ['a link without an address', '<a data-vitrine="follow" data-username="potter"></a>'],
  ['platform markup with a link', '<div class="squarespace-follow-button"><p><a href="/us">Us</a></p></div>'],
  ['a hidden link', '<a data-vitrine="follow" href="https://clay.example" hidden>Us</a>'],
  ['a link with a hidden part', '<a data-vitrine="follow" href="/us">Us <i hidden>new</i></a>'],
])('%s mounts without a use', (_, html) => {
  expect(isServed('follow', html)).toBe(false)
})
