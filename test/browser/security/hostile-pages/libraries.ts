import {fileURLToPath} from 'node:url'
import type {Page} from '@playwright/test'

/** The browser scripts of real libraries, which can differ from their packages' Node entries. */
const LIBRARIES = {
  jquery: new URL('../../dist/jquery.js', import.meta.resolve('jquery')),
  mootools: new URL(import.meta.resolve('mootools')),
  zone: new URL('../bundles/zone.umd.js', import.meta.resolve('zone.js')),
  turbo: new URL(import.meta.resolve('@hotwired/turbo')),
  htmx: new URL(import.meta.resolve('htmx.org')),
}

/** The script tag of a library. */
export const tagOf = (library: keyof typeof LIBRARIES): string =>
  `<script src="/libraries/${library}.js"></script>`

export async function serveLibraries(page: Page): Promise<void> {
  for (const [name, file] of Object.entries(LIBRARIES))
    await page.route(`**/libraries/${name}.js`, (route) =>
      route.fulfill({contentType: 'text/javascript', path: fileURLToPath(file)}),
    )
}
