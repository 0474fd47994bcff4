import {expect, it} from 'vitest'
import {BREAKPOINTS, breakpointOf} from './breakpoints.ts'
import {hexDigits} from './color.ts'
import {COLLECTION_TYPES, RECORD_TYPES} from './content.ts'
import {cookieBanner} from './cookie-banner.ts'
import {pageKind} from './page-kind.ts'
import {PAGE_TYPES} from './page-type.ts'
import {isUsTerritory} from './territory.ts'

const shop = {type: COLLECTION_TYPES.products}

it.each([
  [{item: {recordType: RECORD_TYPES['store-item']}, collection: shop}, '/shop/mug', 'product'],
  [{item: {structuredContent: {productType: 1}}}, '/shop/mug', 'product'],
  [{product: {id: 'p'}}, '/shop/mug', 'product'],
  [{collection: shop}, '/shop', 'product-list'],
  [{collection: shop, item: {recordType: RECORD_TYPES.text}}, '/shop/x', null],
  [{pageType: PAGE_TYPES.search, collection: shop}, '/search', 'search'],
  [{pageType: PAGE_TYPES['not-found']}, '/x', 'not-found'],
  [{pageType: PAGE_TYPES['lock-screen']}, '/x', 'lock-screen'],
  [{pageType: PAGE_TYPES['member-area-access-denied']}, '/x', 'member-area-access-denied'],
  [{pageType: PAGE_TYPES.cart}, '/cart', null],
  [{pageType: 7, pageTypes: {7: PAGE_TYPES.search}}, '/find', 'search'],
  [{pageType: PAGE_TYPES.search, pageTypes: {102: 1}}, '/x', null],
  [{pageType: PAGE_TYPES.search, pageTypes: {102: 'junk', 7: 1}}, '/x', 'search'],
  [{collection: shop}, '/config/pages', 'config'],
  [{}, '/a/config', 'config'],
  [{}, '/configurable-desk', null],
  [null, '/', null],
  ['junk', '/', null],
])('the page %j at %s is %s', (context, path, kind) => {
  expect(pageKind(context, path)).toBe(kind)
})

it.each([
  [0, 'mobile'],
  [432, 'mobile'],
  [432.5, 'mobile'],
  [433, 'desktop'],
  [2000, 'desktop'],
])('a width of %s is %s', (width, name) => {
  expect(breakpointOf(width)).toBe(name)
})

it('no screen is a tablet', () => {
  expect(BREAKPOINTS.tablet).toBe('not all')
})

it.each([
  ['US', true],
  ['pr', true],
  ['UM', true],
  ['CA', false],
  ['', false],
])('%s belongs to the United States: %s', (country, does) => {
  expect(isUsTerritory(country)).toBe(does)
})

it.each([
  ['#fA3', 'ffAA33'],
  ['a1b2c3', 'a1b2c3'],
  ['#1234', '1234'],
  ['#12', null],
  ['#1234567', null],
  ['red', null],
])('the hex colour %s has the digits %s', (color, digits) => {
  expect(hexDigits(color)).toBe(digits)
})

const settings = (isCookieBannerEnabled: unknown, isRestrictiveCookiePolicyAbsolute: unknown = false) => ({
  cookieSettings: {isCookieBannerEnabled, isRestrictiveCookiePolicyAbsolute},
})

it.each([
  [settings(true), null, 'asking'],
  [settings('true'), null, 'asking'],
  [settings(true), true, 'accepted'],
  [settings(true), false, 'declined'],
  [settings(true, true), null, 'telling'],
  [settings(true, true), true, 'accepted'],
  [settings(false), null, 'off'],
  [settings(false), true, 'off'],
  [{}, null, 'off'],
  [null, null, 'off'],
])('with %j and the choice %s the banner is %s', (context, choice, state) => {
  expect(cookieBanner(context, choice)).toBe(state)
})
