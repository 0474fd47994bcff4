import {type BrowserContext, test} from '@playwright/test'

/** Requirements of some tests, with the reason why Firefox lacks them. */
const LACKING_IN_FIREFOX = {
  'layout shifts': 'Firefox has no layout-shift entries',
  CDP: 'Firefox speaks no CDP, which touch, trackpads and the accessibility tree need',
  'reduced motion': 'WebDriver BiDi has no media features of Firefox',
  touch: 'WebDriver BiDi gives a page no touch',
  'compression dictionaries': 'Firefox has them behind a preference',
  'no script': 'WebDriver BiDi does not switch JavaScript off',
} as const

/** Skips the test, with the reason, in a browser that lacks the requirement: such a test has neither passed nor failed. */
export function skipWithout(need: keyof typeof LACKING_IN_FIREFOX, browserName: string | undefined): void {
  test.skip(browserName === 'firefox', LACKING_IN_FIREFOX[need])
}

export const nameOf = (context: BrowserContext): string | undefined => context.browser()?.browserType().name()
