import {readFile} from 'node:fs/promises'
import type {Page} from '@playwright/test'
import {HOME} from '../../../../demo/seed/stores.ts'
import {pageContext} from '../../../../demo/views/context.ts'
import {PAGE_TYPES} from '../../../../src/model/page-type.ts'
import {DIST} from '../../support/dist.ts'
import {type Layout, PLAIN, resize, writeLayout} from './layouts.ts'
import type {Example} from './read-examples.ts'

const PATH = '/blank'
/** The address of the built files in the documents. */
const CDN = 'https://cdn.example/vitrine/'
const LOADER = '<script async src="/vitrine/loader.js"></script>'

const TYPES: Record<string, string> = {js: 'text/javascript', css: 'text/css'}

const context = () =>
  `<script type="application/json" data-site-context>${JSON.stringify(pageContext({template: '', type: PAGE_TYPES.page}, HOME, null))}</script>`

/** The server's values for a visitor, by the placeholders in examples. */
export type Values = Readonly<Record<string, string>>

const fillIn = (html: string, values: Values): string =>
  html.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole)

const isPage = (html: string): boolean => /^<!doctype/i.test(html)
const hasLoader = (html: string): boolean => /<script[^>]* src="[^"]*\/loader\.js"/.test(html)

/** Returns a complete page unchanged; wraps anything else in a minimal document for the loader. */
function documentOf(html: string): string {
  if (isPage(html)) return html
  return `<!doctype html>
<html lang="en-US">
<meta charset="utf-8">
<title>Blank</title>
<link rel="icon" href="data:,">
${html.includes('data-site-context') ? '' : context()}
${hasLoader(html) ? '' : LOADER}
<body>
${html}`
}

const serveCdn = (page: Page) =>
  page.route(`${CDN}**`, async (route) => {
    const path = route.request().url().slice(CDN.length).replace('latest/', '')
    await route.fulfill({
      contentType: TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
      headers: {'Access-Control-Allow-Origin': '*'},
      body: await readFile(new URL(path, DIST)),
    })
  })

const TAG = /<script async src="[^"]*\/loader\.js"[^>]*><\/script>/

export interface BlankPage {
  /** Opens it in a window with this layout. */
  open: (layout?: Layout) => Promise<void>
  /** Opens the same document without Vitrine. */
  openWithoutUs: () => Promise<void>
}

/** An example in an empty document of the shop's origin: no style sheet, no policy, nothing of the demo. */
export async function createBlankPage(page: Page, {html}: Example, values: Values): Promise<BlankPage> {
  const written = documentOf(fillIn(html, values))
  let body = ''
  await serveCdn(page)
  await page.route(`**${PATH}`, (route) => route.fulfill({contentType: 'text/html; charset=utf-8', body}))
  async function open(document: string, layout: Layout): Promise<void> {
    body = writeLayout(document, layout)
    await resize(page, layout)
    await page.goto(PATH)
  }
  return {
    open: (layout = PLAIN) => open(written, layout),
    openWithoutUs: () => open(written.replace(TAG, ''), PLAIN),
  }
}
