import type {Page} from '@playwright/test'
import {catalogueOf} from '../../../src/lib/catalogue-of.ts'
import {MANIFEST} from '../support/dist.ts'
import {expectAllMounted} from '../support/page-parts.ts'
import {addUnheard, holdRequests} from '../support/requests.ts'
import {expect, test} from '../support/test.ts'

const BOWL = '64a1f0c27be1d20013c0aa02'
const OURS = /\/vitrine\/(.*\.(?:js|css))$/

/** The widgets of the page that mounted, by name. */
const mountedIn = (page: Page): Promise<string[]> =>
  page
    .locator('[data-vitrine-state=mounted]')
    .evaluateAll((all) => [
      ...new Set(all.flatMap((one) => (one instanceof HTMLElement && one.dataset.vitrine) || [])),
    ])

/** The addresses of style sheets that the page has preloaded, or uses. */
const sheetsOf = (page: Page, rel: 'preload' | 'stylesheet'): Promise<string[]> =>
  page
    .locator(`link[rel=${rel}]${rel === 'preload' ? '[as=style]' : ''}`)
    .evaluateAll((links) =>
      links.flatMap((link) => (link instanceof HTMLLinkElement && !link.sheet?.disabled ? link.href : [])),
    )

for (const path of ['/shop', '/shop/speckled-mug', '/cart', '/contact', '/gallery', '/qa', '/shop?store=ja'])
  test(`${path}: the files before a use are requested in one round`, async ({page}) => {
    await addUnheard(page, BOWL, 'BOWL-TIDE')
    const asked = new Set<string>()
    page.on('request', (request) => {
      const file = OURS.exec(new URL(request.url()).pathname)?.[1]
      if (file) asked.add(file)
    })
    const release = await holdRequests(page, OURS)
    await page.goto(path, {waitUntil: 'commit'})
    await expect.poll(() => asked.has(MANIFEST.loader.file)).toBe(true)
    const hinted = await page.locator('link[rel=modulepreload],link[rel=preload]').count()
    await expect.poll(() => asked.size).toBeGreaterThanOrEqual(hinted)
    const first = [...asked]
    release()
    await expectAllMounted(page)
    const mounted = await mountedIn(page)
    expect(mounted.length).toBeGreaterThan(0)
    for (const name of ['engine', ...mounted])
      for (const file of MANIFEST.widgets[name] ?? []) expect(first, name).toContain(file)
    const language = await page.locator('html').getAttribute('lang')
    const texts = MANIFEST.languages[catalogueOf(language ?? '') ?? '']
    if (texts) expect(first).toContain(texts)
    expect(!!texts).toBe(path.endsWith('store=ja'))
    const preloaded = await sheetsOf(page, 'preload')
    await expect.poll(() => sheetsOf(page, 'stylesheet')).toEqual(expect.arrayContaining(preloaded))
  })
