// @vitest-environment happy-dom
import {afterEach, expect, it} from 'vitest'
import {removeCookies, setCookie} from '../../../test/helpers/cookies.ts'
import {readCookieRules} from './consent.ts'
import {CHOICE_COOKIE} from './cookies.ts'

afterEach(removeCookies)

it.each([
  [undefined, 'true', true],
  [undefined, 'false', false],
  [['gpc'], 'true', true],
  [['tcf'], 'true', null],
  ['tcf', 'true', null],
  [['gpc', 'shopify'], 'true', null],
  [['tcf'], 'false', false],
  [['tcf'], 'maybe', null],
])('with the banners %j, a kept %s counts as %s', (consentFrom, kept, choice) => {
  setCookie(CHOICE_COOKIE, kept)
  const raw = {cookieSettings: {consentFrom}}
  expect(readCookieRules(raw, {consent: {}}).choice).toBe(choice)
  expect(readCookieRules(raw, {consent: {analytics: true}}).choice).toBe(true)
})
