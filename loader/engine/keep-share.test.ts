// @vitest-environment happy-dom
import {expect, it, vi} from 'vitest'
import {emit} from '../../src/page/emit.ts'
import {page} from '../../src/page/page.ts'
import {freshPage} from '../../test/helpers/fresh-page.ts'
import {keepShare} from './keep-share.ts'

freshPage()

const RESTRICTIVE = {isRestrictiveCookiePolicyEnabled: true}
const kept = () => localStorage.getItem('vitrine-share')

function setPolicy(cookieSettings: object): void {
  document.head.innerHTML = `<script type="application/json" data-site-context>${JSON.stringify({cookieSettings})}</script>`
}

function choose(analytics: boolean): void {
  page().consent.analytics = analytics
  emit('consent', {analytics})
}

it('keeps the place where no choice is needed, and forgets it after a refusal', () => {
  setPolicy({})
  keepShare(7)
  expect(kept()).toBe('7')
  choose(false)
  expect(kept()).toBe(null)
})

it('keeps nothing under a restrictive policy before the visitor agrees', () => {
  setPolicy(RESTRICTIVE)
  localStorage.setItem('vitrine-share', '7')
  keepShare(7)
  expect(kept()).toBe(null)
  choose(true)
  expect(kept()).toBe('7')
})

it('keeps nothing under an absolute policy', () => {
  setPolicy({...RESTRICTIVE, isRestrictiveCookiePolicyAbsolute: true})
  keepShare(7)
  choose(true)
  expect(kept()).toBe(null)
})

it.each(['<b>', 100, -1, null, {}])('keeps no %j, which others have put into the page', (place) => {
  setPolicy({})
  keepShare(place)
  expect(kept()).toBe(null)
})

it('needs no storage', () => {
  setPolicy({})
  vi.stubGlobal('localStorage', undefined)
  expect(() => keepShare(7)).not.toThrow()
  vi.unstubAllGlobals()
})
