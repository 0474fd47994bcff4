import {readFileSync} from 'node:fs'
import type {Page} from '@playwright/test'

const PACKAGES = new URL('../../../node_modules/', import.meta.url)

/** Real libraries, by the address that pages name. */
const LIBRARIES = {
  jquery: 'jquery/dist/jquery.js',
  mootools: 'mootools/lib/mootools-core-1.5.2-server.js',
  zone: 'zone.js/bundles/zone.umd.js',
  turbo: '@hotwired/turbo/dist/turbo.es2017-umd.js',
  htmx: 'htmx.org/dist/htmx.js',
} as const

type Library = keyof typeof LIBRARIES

/** What a page has in its head to use it. */
export const tagOf = (library: Library): string => `<script src="/libraries/${library}.js"></script>`

export const serveLibraries = (page: Page): Promise<unknown> =>
  page.route('**/libraries/*.js', (route) => {
    const library = /(\w+)\.js$/.exec(route.request().url())?.[1] as Library
    return route.fulfill({
      contentType: 'text/javascript',
      body: readFileSync(new URL(LIBRARIES[library], PACKAGES), 'utf8'),
    })
  })
