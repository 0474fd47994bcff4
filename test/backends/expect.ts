import {expect as playwrightExpect} from '@playwright/test'

/** Playwright's, with the patience that a real shop on a busy machine needs: outside its test runner, the default is 5 s. */
export const expect = playwrightExpect.configure({timeout: 20_000})
