import {type BrowserContext, test} from '@playwright/test'

/** What some tests need, and why Firefox cannot have it. */
const LACKING_IN_FIREFOX = {
  'layout shifts': 'Firefox has no layout-shift entries',
  CDP: 'Firefox speaks no CDP, which touch, trackpads and the accessibility tree need',
  touch: 'WebDriver BiDi gives a page no touch',
  'compression dictionaries': 'Firefox has them behind a preference',
  'no script': 'WebDriver BiDi does not switch JavaScript off',
} as const

/** Ends the test as skipped, with the reason, in a browser that lacks what it needs: it has to be neither passed nor failed. */
export function skipWithout(need: keyof typeof LACKING_IN_FIREFOX, browserName: string | undefined): void {
  test.skip(browserName === 'firefox', LACKING_IN_FIREFOX[need])
}

export const nameOf = (context: BrowserContext): string | undefined => context.browser()?.browserType().name()
