import {expect, it} from 'vitest'
import {isServed} from '../../test/helpers/is-served.ts'

it.each([
  ['a button', '<button type="button" data-vitrine="share">Tell a friend</button>'],
  ['a button of a form', '<button data-vitrine="share">Tell a friend</button>'],
])('%s waits for its first use', (_, html) => {
  expect(isServed('share', html)).toBe(true)
})

it.each([
  ['a link', '<a data-vitrine="share" href="mailto:x">Tell a friend</a>'],
  ['an element with a link', '<div data-vitrine="share"><a href="mailto:x">By email</a></div>'],
  ['an element with a button', '<div data-vitrine="share"><button>Tell a friend</button></div>'],
  ['platform markup', '<span class="squarespace-social-buttons inline-style" data-full-url=""></span>'],
  ['a hidden button', '<button type="button" data-vitrine="share" hidden>Tell a friend</button>'],
  ['a button with a hidden part', '<button data-vitrine="share">Tell <i hidden>new</i></button>'],
])('%s mounts without a use', (_, html) => {
  expect(isServed('share', html)).toBe(false)
})
