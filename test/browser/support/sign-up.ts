import type {Page} from '@playwright/test'
import {POPUP_OVERLAY_KEYS} from '../../../src/model/popup-overlay.ts'

/** A visitor who has signed up before: the popup of the journal does not open on the way down. */
export const signUpBefore = (page: Page): Promise<unknown> =>
  page.addInitScript((key) => {
    // an empty page has no storage in Firefox
    if (origin !== 'null') localStorage.setItem(key, '1')
  }, POPUP_OVERLAY_KEYS.submitted)
