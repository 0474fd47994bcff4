import type {Page} from '@playwright/test'
import {contentSecurityPolicy} from '../../../demo/server/http/headers.ts'
import {tokenOf} from './requests.ts'

const LOADER = '/vitrine/loader.js'

export interface TestDocument {
  body: string
  /** The page context; null omits it. @default a shop in US dollars */
  context?: Record<string, unknown> | null
  /** Attributes of the document element. @default `lang="en-US"` */
  html?: string
  /** Additional attributes of the loader's tag. */
  loader?: string
  head?: string
}

export const US_SHOP = {
  website: {language: 'en-US'},
  websiteSettings: {storeSettings: {defaultCurrency: 'USD'}},
}

const contextScript = (context: Record<string, unknown> | null): string =>
  context ? `<script type="application/json" data-site-context>${JSON.stringify(context)}</script>` : ''

const markupOf = ({body, context = US_SHOP, html = 'lang="en-US"', loader = '', head = ''}: TestDocument) =>
  `<!doctype html>
<html ${html}><head><meta charset="utf-8"><title>Test</title><link rel="icon" href="data:,">
${contextScript(context)}${head}<script async src="${LOADER}" ${loader}></script>
</head><body>${body}</body></html>`

/**
 * Serves the test's own document from the shop's origin, under the shop's content security policy, whatever its
 * parameters: a choice on a product's page adds one.
 */
export async function serveDocument(page: Page, path: string, document: TestDocument): Promise<void> {
  await page.route(
    ({pathname}) => pathname === path,
    (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        headers: {'Content-Security-Policy': contentSecurityPolicy(LOADER)},
        body: markupOf(document),
      }),
  )
}

/** Opens such a document as a returning visitor, with the shop's CSRF token. */
export async function openDocument(page: Page, document: TestDocument): Promise<void> {
  await serveDocument(page, '/test-document', document)
  await tokenOf(page)
  await page.goto('/test-document')
}
