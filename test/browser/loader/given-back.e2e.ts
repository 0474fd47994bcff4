import {readdirSync} from 'node:fs'
import type {Page} from '@playwright/test'
import {createEngine} from '../../../src/template/index.ts'
import {type Rest, watchRest} from '../support/come-to-rest.ts'
import type {ConsoleLines} from '../support/console-lines.ts'
import {serveDocument} from '../support/document.ts'
import {examples} from '../support/examples.ts'
import {fragments} from '../support/fragments.ts'
import {addToCart, bowl, cartLink, notebook} from '../support/markup.ts'
import {pressEverything} from '../support/press-everything.ts'
import {tokenOf} from '../support/requests.ts'
import {expect, test} from '../support/test.ts'
import {vitrineOf} from '../support/vitrine.ts'

declare global {
  interface Window {
    openedDialogs?: string[]
  }
}

interface Stage {
  page: Page
  consoleLines: ConsoleLines
  rest: Rest
}

function recordDialogs(): void {
  const opened: string[] = []
  window.openedDialogs = opened
  const show = HTMLDialogElement.prototype.showModal
  HTMLDialogElement.prototype.showModal = function () {
    opened.push(this.className)
    show.call(this)
  }
}

/** Gives the page a clock that the test can put forward. Restless clicking fails in many ways, which separate tests check. */
async function begin(page: Page, consoleLines: ConsoleLines): Promise<Stage> {
  consoleLines.expect(/./, null)
  const rest = watchRest(page)
  await page.clock.install()
  await page.addInitScript(recordDialogs)
  return {page, consoleLines, rest}
}

const endAnimations = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
  })

/** Calls are answered, timers run, and animations end. */
async function letPass({page, rest}: Stage, time: number): Promise<void> {
  await rest.settle()
  await page.clock.runFor(time)
  await endAnimations(page)
  await rest.settle()
}

/** Parts of the page, compared one by one so that a difference names its place, and the whole page. */
const readHtml = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shell = document.documentElement.cloneNode(true)
    if (!(shell instanceof Element)) return []
    // the QA page's own notes of states and events
    for (const own of shell.querySelectorAll('head,.qa-report')) own.remove()
    return [...document.querySelectorAll('.example'), shell].map(({outerHTML}) => outerHTML)
  })

/** Opens a page and returns its HTML before the loader. Later clicks never leave the page. */
async function open(page: Page, path: string): Promise<string[]> {
  let release = () => {}
  const isRead = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/vitrine/loader.js', async (route) => {
    await isRead
    await route.continue()
  })
  await page.goto(path, {waitUntil: 'domcontentloaded'})
  await page.route('**', (route) => {
    const request = route.request()
    const isLeaving = request.isNavigationRequest() && request.frame() === page.mainFrame()
    return isLeaving ? route.fulfill({status: 204}) : route.fallback()
  })
  const served = await readHtml(page)
  expect(served.join().length).toBeGreaterThan(100)
  release()
  return served
}

/** Markup on a page, in one or more pieces. */
interface Part {
  name: string
  codes: readonly string[]
}

/** Parts that wait for a use: nothing shows that the loader has found them. */
const ON_USE =
  /^(additional-fields|cart-drawer|cart-popover|image-zoom|product-search|quick-view|product-quick-view.*|a product)$/
/** Parts that open a dialog, which keeps others from being used. */
const ALONE =
  /^(add-to-cart.*|additional-fields|cart-drawer|collection|form|(a |product-)?gallery|lightbox|member-account|newsletter|popup-overlay|product-checkout|products|quick-view|product-quick-view.*)$/
/** Parts on one page. */
const SHARING = 10

/** The parts of each page. */
function share(parts: readonly Part[]): Part[][] {
  const isAlone = ({name}: Part) => ALONE.test(name)
  const others = parts.filter((part) => !isAlone(part))
  const pages = Array.from({length: Math.ceil(others.length / SHARING)}, (_, page) =>
    others.slice(page * SHARING, (page + 1) * SHARING),
  )
  return [...pages, ...parts.filter(isAlone).map((part) => [part])]
}

const namesOf = (parts: readonly Part[]): string => parts.map(({name}) => name).join(', ')

/** The name of a part is in its HTML, so that a difference shows it. */
const bodyOf = (parts: readonly Part[]): string =>
  parts
    .flatMap(({name, codes}) => codes.map((code) => `<div class="example" data-part="${name}">${code}</div>`))
    .join('\n')

/** As tall as its page, so that nothing waits to be scrolled to. */
const showAll = (page: Page) => page.setViewportSize({width: 1280, height: 16_000})

async function expectMounted(page: Page, parts: readonly Part[] | null): Promise<void> {
  const places = parts?.filter(({name}) => !ON_USE.test(name)).map(({name}) => `[data-part="${name}"] `)
  for (const place of places ?? [''])
    await expect(page.locator(`${place}[data-vitrine-state]`).first()).toBeAttached()
  await expect(page.locator('[data-vitrine-state=loading]')).toHaveCount(0)
}

/** After mounting and unmounting, once untouched and once after everything was used, the page equals the server’s HTML. */
async function expectGivenBack(stage: Stage, path: string, parts: readonly Part[] | null): Promise<void> {
  const {page, consoleLines} = stage
  const served = await open(page, path)
  const vitrine = await vitrineOf(page)
  const violations = () => consoleLines.all.filter((line) => line.startsWith('CSP violation'))
  for (const isUsed of [false, true]) {
    const when = isUsed ? 'after use' : 'before use'
    await vitrine.evaluate(({mount}) => mount())
    await expectMounted(page, parts)
    if (isUsed) await pressEverything(page, (time) => letPass(stage, time))
    if (parts && parts.length > 1)
      expect(await page.evaluate(() => window.openedDialogs), 'dialogs of parts that share a page').toEqual(
        [],
      )
    const before = violations()
    await vitrine.evaluate(({unmount}) => unmount())
    expect(await readHtml(page), when).toEqual(served)
    // pending work of the unmounted page finishes now
    await letPass(stage, 500)
    expect(await readHtml(page), `${when}, later`).toEqual(served)
    expect(violations(), `${when}: violations of the page’s policy`).toEqual(before)
  }
}

/** Under the shop's policy. */
async function expectPartsGivenBack(stage: Stage, parts: readonly Part[]): Promise<void> {
  const {page} = stage
  await page.goto('about:blank')
  await showAll(page)
  const body = bodyOf(parts).replaceAll('{{crumb}}', await tokenOf(page))
  await serveDocument(page, '/test-document', {body})
  await expectGivenBack(stage, '/test-document', parts)
}

for (const parts of share(examples.map(({widget, codes}) => ({name: widget, codes}))))
  test(`the examples of ${namesOf(parts)} equal the server’s HTML again`, async ({page, consoleLines}) => {
    await expectPartsGivenBack(await begin(page, consoleLines), parts)
  })

test('every widget has examples', () => {
  const folders = readdirSync(new URL('../../../widgets/', import.meta.url), {withFileTypes: true})
  const names = folders.filter((one) => one.isDirectory()).map(({name}) => name)
  expect(examples.map(({widget}) => widget).toSorted()).toEqual(names.toSorted())
})

const engine = createEngine({locale: 'en-US'})
const TEXTS = {plain: 'a', hostile: `"><b class='x'>&amp;</b>`}

/** Formatters that print elements of a widget. */
const ofWidgets = fragments.filter(
  ({name}) =>
    !/^(htmlattr|.*image-.*|.*-(status|scarcity|field)|quantity-input|variants-select|video)$/.test(name),
)

for (const [kind, text] of Object.entries(TEXTS)) {
  const rendered = ofWidgets.map(({name, template, data}): Part => {
    const {output} = engine.render(
      template,
      data((place) => `${text}-${place}`),
    )
    return {name, codes: [output]}
  })
  for (const parts of share(rendered))
    test(`platform markup of ${namesOf(parts)}, with ${kind} texts, equals the server’s HTML again`, async ({
      page,
      consoleLines,
    }) => {
      await expectPartsGivenBack(await begin(page, consoleLines), parts)
    })
}

const GIF = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/** Details that only a server would write: white space, order, empty attributes, comments. */
const ODD = {
  'a cart link': cartLink('class=" sqs-custom-cart   cart-quantity-zero " style="color:red"'),
  'a product': addToCart(notebook, 'class="" style=""') + addToCart(bowl, 'hidden class'),
  'a form in a block': `<div class="sqs-block-form"><div class="form-wrapper hidden" data-x="1" hidden><!-- form -->
    <form class="" data-form-id="64a1f0c27be1d20013c0f002" onsubmit="return Y.use(this)" novalidate title="a" hidden>
      <div id="question-email" class="form-item email required"><label class="title" for="a">Mail</label><input aria-describedby="x" id="a" aria-invalid="false" class></div>
      <div id="question-text" class="form-item textarea required"><label class="title" for="b">Text</label><textarea id="b">Hello</textarea></div>
      <input type="submit" value="Send" class="button">
    </form></div></div>`,
  'a newsletter': `<form class="newsletter-form" data-form-id="n1" onsubmit="return false" style="margin:0"><div class="form-item email required"><label for="e">Email</label><input id="e" name="email" type="email"></div><button type="submit">Go <b>now</b></button></form>`,
  'a restock form': `<div class="product-restock-notification" data-product-id="p" data-variant-id="v" style="color:red" hidden><form><input name="email" aria-label="Mail" type="text"><button>Tell me</button></form></div>`,
  'a gallery': `<section data-vitrine="gallery" data-design="slideshow" data-controls data-thumbnails data-lightbox><ul class="" style="margin:0"><li class="a" inert><img alt="" loading="lazy" src="${GIF}" style="width:9px"></li><li><a href="/media/tide-bowl.svg" tabindex="-1"><img src="${GIF}" alt="Bowl"></a></li></ul></section>`,
  'a product gallery that zooms': `<section class="ProductItem-gallery"><div class="ProductItem-gallery-slides"><div class="ProductItem-gallery-slides-item selected" data-slide-index="1"><div class="sqs-image-zoom-area"><img src="${GIF}" alt="A"></div></div><div class="ProductItem-gallery-slides-item" data-slide-index="2"><div class="sqs-image-zoom-area"><img loading="lazy" src="${GIF}" alt="B"></div></div></div></section>`,
  'an image': `<img data-src="/media/tide-bowl.svg" style="outline:0" data-image-dimensions="800x1000" data-load="false" class alt="Bowl">`,
  'a sound and a video': `<div data-vitrine="audio"><audio src="/media/kiln-bell.wav" preload="none" controls></audio></div><div data-vitrine="video" data-background><video muted loop src="/media/kiln.webm" autoplay></video></div><div class="sqs-video-wrapper" data-html="&lt;iframe src=&quot;/provider/embed/kiln&quot;&gt;"><div class="sqs-video-overlay" style="opacity:0"></div></div>`,
  'a bar': `<section data-vitrine="announcement-bar"><p>News</p><button type="button" data-dismiss class="" hidden>OK</button></section>`,
  'small ones': `<span data-vitrine="like" tabindex="3" role="img" data-item-id="a" aria-label="x">♥</span><time data-vitrine="time-since" data-date="0">long <b>ago</b></time><a data-vitrine="comments-link" data-id="k" data-public-comment-count="3" href="">none<!-- yet --></a><div data-vitrine="share"> <i>Share</i> </div>`,
}

for (const parts of share(Object.entries(ODD).map(([name, html]) => ({name, codes: [html]}))))
  test(`${namesOf(parts)}, oddly written, equal the server’s HTML again`, async ({page, consoleLines}) => {
    const stage = await begin(page, consoleLines)
    await page.goto('about:blank')
    await showAll(page)
    await tokenOf(page)
    // without a policy, style and handler attributes apply
    await page.route('**/odd', (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: `<!doctype html><html lang="en" style="color:black" class=""><title>Odd</title><script async src="/vitrine/loader.js"></script><body style="margin:0">${bodyOf(parts)}</body></html>`,
      }),
    )
    await expectGivenBack(stage, '/odd', parts)
  })

for (const path of [
  '/',
  '/shop',
  '/shop/speckled-mug',
  '/shop/ash-vase',
  '/cart',
  '/contact',
  '/newsletter',
  '/gallery',
  '/journal',
  '/journal/opening-the-kiln',
  '/account',
  '/search?q=mug',
  '/qa?widget=cart-indicator',
  '/qa?widget=add-to-cart',
  '/qa?widget=quick-view',
])
  test(`${path} equals the server’s HTML again`, async ({page, consoleLines}) => {
    await expectGivenBack(await begin(page, consoleLines), path, null)
  })
