import {readFileSync} from 'node:fs'
import {expect, type Page} from '@playwright/test'
import {DIST} from '../../support/dist.ts'
import {asBuilt, asOther} from '../../support/releases.ts'
import {test} from '../../support/test.ts'
import {recordEvents, seenEvents} from '../../support/vitrine.ts'
import {LOADER, openHostile, useShop} from './shop-document.ts'

const TYPES: Record<string, string> = {js: 'text/javascript', css: 'text/css'}

/** Serves the same code as another release: in a separate folder, with other names for all files. */
const serveOther = (page: Page): Promise<unknown> =>
  page.route('**/other/**', (route) => {
    const path = new URL(route.request().url()).pathname.replace('/other/', '')
    return route.fulfill({
      contentType: TYPES[path.split('.').pop() ?? ''] ?? '',
      body: asOther(readFileSync(new URL(asBuilt(path), DIST), 'utf8')),
    })
  })

const tag = (src: string): string => `<script async src="${src}"></script>`

for (const [first, second, folder] of [
  [LOADER, '/other/loader.js', '/vitrine/'],
  ['/other/loader.js', LOADER, '/other/'],
] as const)
  test(`of two releases on a page the first runs, ${folder}, and the other reports that it stops`, async ({
    page,
    shop,
    consoleLines,
  }) => {
    consoleLines.expect(/^\[vitrine\] http:\S+ gives way to http:\S+$/)
    await serveOther(page)
    await recordEvents(page)
    const chunks: string[] = []
    page.on('request', (request) => {
      if (/\/chunks\//.test(request.url())) chunks.push(new URL(request.url()).pathname)
    })
    // in page order
    await openHostile(page, {loader: (tag(first) + tag(second)).replaceAll('async', 'defer')})
    await useShop(page, shop)
    expect(chunks.filter((path) => !path.startsWith(folder))).toEqual([])
    expect(await seenEvents(page, 'item-added')).toHaveLength(1)
  })
