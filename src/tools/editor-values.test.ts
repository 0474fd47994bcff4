import {describe, expect, it} from 'vitest'
import {calendarLink} from './calendar-link.ts'
import {connectedLink} from './connected-link.ts'
import {truncateDataset} from './dataset.ts'
import {BRAND_COLORS, maskPassword, upsellUrl, withoutMasked} from './editor.ts'
import {fitText, LIMITS, type Limit, roomFor} from './limits.ts'
import {isMenu} from './navigation-names.ts'
import {TOOL_STRINGS} from './strings.ts'

it.each<[limit: Limit, most: number]>([
  ['blocksPerLayout', 60],
  ['tracksPerAlbum', 60],
  ['itemsPerOrderableCollection', 250],
  ['productsPerCollection', 200],
  ['nestedCategories', 10_000],
  ['photoSharingGalleries', 20],
  ['photoSharingGallerySize', 50],
  ['tagLength', 50],
  ['categoryLength', 25],
])('%s are limited to %i', (limit, most) => {
  expect(LIMITS[limit]).toBe(most)
  expect([0, most - 1, most, most + 9].map((count) => roomFor(limit, count))).toEqual([most, 1, 0, 0])
})

it.each([
  ['Mugs', 'Mugs'],
  ['Cups, bowls and plates for tea', 'Cups, bowls and plates fo'],
  ['Cups, bowls and plates, f or tea', 'Cups, bowls and plates, f'],
  ['👩‍🎨'.repeat(9), '👩‍🎨'.repeat(5)],
  ['', ''],
])('of %j a category’s name has room for %j', (text, fitting) => {
  expect(fitText('categoryLength', text)).toBe(fitting)
})

it('menus are the navigations that visitors see', () => {
  expect(['mainNav', '_hidden', '_memberareas'].map(isMenu)).toEqual([true, false, false])
})

describe('a password', () => {
  it.each([
    ['s3cret', '__MASKED_FIELD__'],
    ['', ''],
    [null, ''],
    [undefined, ''],
  ])('%j is shown as %j', (password, shown) => {
    expect(maskPassword(password)).toBe(shown)
  })

  it('that was not typed again is not sent', () => {
    const fields = {user: 'ada', password: maskPassword('s3cret'), other: ''}
    expect(withoutMasked(fields)).toEqual({user: 'ada', other: ''})
    expect(withoutMasked({password: 'new'})).toEqual({password: 'new'})
  })
})

it('the layout engine has its colours', () => {
  expect(BRAND_COLORS).toEqual({blue: '#027AFF', yellow: '#FFB802'})
})

it('a site is upgraded in its billing settings', () => {
  expect(upsellUrl('trial-upgrade')).toBe('/config/settings/billing/upgrade')
  expect(upsellUrl('upgrade', 'https://kiln.example')).toBe(
    'https://kiln.example/config/settings/billing/website-subscriptions',
  )
})

describe('a link to a connected account', () => {
  it('names its target', () => {
    expect(connectedLink({url: 'https://order.example/kiln'})).toEqual({
      service: 'food-ordering',
      title: 'Order Now',
      url: 'https://order.example/kiln',
      newWindow: true,
    })
    expect(connectedLink({url: 'http://o.example', title: ' Eat ', newWindow: false})).toMatchObject({
      title: 'Eat',
      newWindow: false,
    })
    expect(connectedLink({url: 'https://o.example', title: '  '}).title).toBe('Order Now')
  })

  it.each(['', '/order', 'order.example', 'javascript:alert(1)', 'mailto:a@b.co', 'tel:1'])(
    'cannot lead to %j',
    (url) => {
      expect(() => connectedLink({url})).toThrow(TypeError)
    },
  )
})

describe('a calendar link', () => {
  const event = {title: 'Tea & cups', startDate: 1384518630000, endDate: 1384522230000}

  it('has title, times and place', () => {
    const location = {addressLine1: ' 12 Wharf St ', addressLine2: '', addressCountry: 'US'}
    expect(calendarLink({...event, location})).toBe(
      'https://www.google.com/calendar/event?action=TEMPLATE&text=Tea%20%26%20cups&dates=20131115T123030Z/20131115T133030Z&location=12%20Wharf%20St%2C%20US',
    )
  })

  it.each([null, undefined, {}, {addressLine2: null}])('has no place if %j is given', (location) => {
    expect(calendarLink({...event, ...(location !== undefined && {location})})).not.toContain('location')
  })

  it('ends no earlier than it begins', () => {
    const link = calendarLink({title: 'x', startDate: 1384518630000})
    expect(link).toContain('dates=20131115T123030Z/20131115T123030Z')
    expect(calendarLink({...event, endDate: 0})).toContain('dates=20131115T123030Z/20131115T123030Z')
  })

  it('accepts half a surrogate pair', () => {
    expect(calendarLink({...event, title: 'a\ud83c'})).toContain('text=a%EF%BF%BD')
  })
})

describe('a dataset', () => {
  const rows = [['a', 'b', 'c'], ['d'], ['e', 'f']]

  it.each([
    [3, 3, rows, 0, 0],
    [9, 9, rows, 0, 0],
    [2, 2, [['a', 'b'], ['d']], 1, 1],
    [0, 5, [], 3, 0],
    [1, 0, [[]], 2, 3],
  ])('is cut to %i rows and %i columns', (maxRows, maxColumns, shown, droppedRows, droppedColumns) => {
    expect(truncateDataset(rows, {maxRows, maxColumns})).toEqual({rows: shown, droppedRows, droppedColumns})
  })

  it('stays unchanged', () => {
    const {rows: shown} = truncateDataset(rows, {maxRows: 3, maxColumns: 3})
    shown[0]?.push('x')
    expect(rows[0]).toEqual(['a', 'b', 'c'])
  })
})

it('editors use the terms of the specification', () => {
  const words = Object.values(TOOL_STRINGS)
  expect(words).toEqual(
    expect.arrayContaining([
      'Order Now',
      'Unable to find site main navigation',
      'Unable to load results',
      'Unable to load fonts',
      'Unable to load collections',
      'Network error',
      'No response data from job request',
      'File processing failed',
      'File processing cancelled',
      'File upload failed to complete',
      'There was a problem while renaming your file',
      'There was a problem while uploading your file',
      'Unable to connect. Please try again',
      'Vimeo Basic accounts are unsupported. Please share a video from a different account',
      'Failed to load timezone',
      'Code editing is not available on Android',
      "You don't have any mailing lists. Please create one before continuing.",
    ]),
  )
})
