import type {Page} from '@playwright/test'
import type {ConsoleLines} from './console-lines.ts'

/** Browsers report every inline handler that they parse, even if it can never run. */
export function noteHandlers(consoleLines: ConsoleLines): void {
  consoleLines.expect(/^Executing inline event handler violates/, null)
  consoleLines.expect(/^CSP violation: script-src-attr inline/, null)
}

/** Serves a picture at `x`. */
export const servePicture = (page: Page): Promise<unknown> =>
  page.route('**/x', (route) =>
    route.fulfill({contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>'}),
  )
