import {getByRole} from '@testing-library/dom'
import {expect, it} from 'vitest'
import {htmlOf, widgetPage} from '../../test/helpers/widget-page.ts'

const page = await widgetPage(() => import('./index.ts'))

const place = (attributes: string, inside = '') =>
  `<div class="squarespace-follow-button" ${attributes}>${inside}</div>`
const open = (html: string) => page.open(html, '.squarespace-follow-button')

it.each([
  ['data-username="potter"', 'Follow @potter', 'https://twitter.com/intent/follow?screen_name=potter'],
  ['data-username=" @potter "', 'Follow @potter', 'https://twitter.com/intent/follow?screen_name=potter'],
  [
    'data-username="a&amp;b=&quot;&gt;&lt;script&gt;"',
    'Follow @a&b="><script>',
    'https://twitter.com/intent/follow?screen_name=a%26b%3D%22%3E%3Cscript%3E',
  ],
  [
    'data-username="potter" data-profile-url="https://clay.example/@potter"',
    'Follow @potter',
    'https://clay.example/@potter',
  ],
  [
    'data-username="potter" data-profile-url="javascript:alert(1)"',
    'Follow @potter',
    'https://twitter.com/intent/follow?screen_name=potter',
  ],
])('%s is a link "%s" to %s', async (attributes, name, href) => {
  const {unmount} = await open(place(attributes))
  expect(getByRole(document.body, 'link', {name}).getAttribute('href')).toBe(href)
  expect(document.querySelectorAll('script')).toHaveLength(1)
  unmount()
  expect(htmlOf()).toBe(htmlOf(place(attributes)))
})

it('keeps the link of the server', async () => {
  const html = place('data-username="potter"', '<a href="https://clay.example">Us</a>')
  await open(html)
  expect(htmlOf()).toBe(htmlOf(html))
})

it.each(['', 'data-username=""', 'data-username="@"', 'data-username="null"'])(
  'renders no link without an account: %s',
  async (attributes) => {
    await expect(open(place(attributes))).rejects.toThrow('data-username is empty')
    expect(htmlOf()).toBe(htmlOf(place(attributes)))
  },
)
