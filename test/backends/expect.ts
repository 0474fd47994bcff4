import {expect as playwrightExpect} from '@playwright/test'

/** Playwright's `expect` with a longer timeout, for real shops on a busy machine: the default is 5 s. */
export const expect = playwrightExpect.configure({timeout: 20_000})
