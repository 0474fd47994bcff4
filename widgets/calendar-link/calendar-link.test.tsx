import {expect, it, vi} from 'vitest'
import {htmlOf, widgetPage} from '../../test/helpers/widget-page.ts'

const page = await widgetPage(() => import('./index.ts'))

const link = (attributes: string, text = 'Add it') =>
  `<a data-vitrine="calendar-link" href="/event" ${attributes}>${text}</a>`
const START = 'data-start="1384518630000"'
const BASE = 'https://www.google.com/calendar/event?action=TEMPLATE&text='

it.each([
  [
    `data-title="Pots &amp; &lt;pans&gt;" ${START} data-end="1384522230500" data-location="1 Kiln Road, Österreich"`,
    'Pots%20%26%20%3Cpans%3E&dates=20131115T123030Z/20131115T133030Z&location=1%20Kiln%20Road%2C%20%C3%96sterreich',
  ],
  [START, '&dates=20131115T123030Z/20131115T123030Z'],
  // an end before the start
  [`${START} data-end="0"`, '&dates=20131115T123030Z/20131115T123030Z'],
])('%s leads to %s', async (attributes, query) => {
  const {element, unmount} = await page.open(link(attributes))
  expect([element.getAttribute('href'), element.textContent]).toEqual([BASE + query, 'Add it'])
  unmount()
  expect(htmlOf()).toBe(htmlOf(link(attributes)))
})

it('has a default text if the server wrote none', async () => {
  const {element} = await page.open(link(START, ' '))
  expect(element.textContent).toBe('Add to Google Calendar')
})

it.each([link('', 'x'), link('data-start="tomorrow"', 'x'), `<p data-vitrine="calendar-link" ${START}></p>`])(
  '%s stays as it is',
  async (html) => {
    const said = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await expect(page.open(html)).rejects.toThrow()
    expect(htmlOf()).toBe(htmlOf(html))
    said.mockRestore()
  },
)
