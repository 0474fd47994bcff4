import {mkdir, mkdtemp, readdir, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterAll, beforeAll, describe, expect, it} from 'vitest'
import {readWidgets} from '../../../build/read-widgets.ts'
import {attributeName} from '../../../react/names.ts'
import {escapeText} from '../../../src/template/formatters/escape.ts'
import {widgets as table} from '../../../widgets/table.ts'
import {PAGE_FAULTS} from '../../qa/page-faults.ts'
import {LOCALES} from '../../qa/presentation.ts'
import {STATES} from '../../qa/widgets/states.ts'
import {mug} from '../testing/products.ts'
import {startDemo, type TestDemo} from '../testing/start-demo.ts'
import type {Visitor} from '../testing/visitor.ts'

const widgets = await readWidgets()

let folder: string
let demo: TestDemo
let visitor: Visitor
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-dist-'))
  await mkdir(join(folder, 'chunks'))
  await writeFile(join(folder, 'loader.js'), 'loader')
  await writeFile(join(folder, 'chunks/like-a1b2c3d.js'), 'like')
  await writeFile(join(folder, 'chunks/engine-a1b2c3d.js'), 'engine')
  const files = ['chunks/like-a1b2c3d.js', 'chunks/engine-a1b2c3d.js']
  await writeFile(join(folder, 'manifest.json'), JSON.stringify({widgets: {like: files}}))
  demo = await startDemo({distFolder: folder})
  visitor = demo.visitor()
})
afterAll(async () => {
  expect(demo.problems).toEqual([])
  await demo.stop()
  await rm(folder, {recursive: true, force: true})
})

const read = async (path: string): Promise<string> => (await visitor.call(path)).text()
const between = (text: string, from: string, to: string): string =>
  text.slice(text.indexOf(from), text.indexOf(to, text.indexOf(from)))

describe('the page of a widget', () => {
  it.each(table.map(({name}) => name))(
    '%s has a control for each attribute, with its description, and each state',
    async (name) => {
      const reply = await visitor.call(`/qa/widgets/${name}`)
      const page = await reply.text()
      expect(reply.status).toBe(200)
      expect(reply.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
      const widget = widgets.find((one) => one.name === name)
      if (!widget) throw new Error(`no folder of ${name}`)
      expect(page).toContain(`<p>${escapeText(widget.about.summary)}</p>`)
      for (const key of Object.keys(widget.definition.attributes)) {
        const id = `option-${attributeName(key)}`
        expect(page).toContain(`<label for="${id}">${attributeName(key)}</label>`)
        expect(page).toMatch(
          new RegExp(`<(input|select|textarea) id="${id}"[^>]* aria-describedby="${id}-hint"`),
        )
        expect(page).toContain(`id="${id}-hint">${escapeText(widget.about.attributes[key] ?? '')}</p>`)
      }
      for (const state of STATES) {
        const shown = between(page, `id="state-${state.name}"`, '</section>')
        expect(shown).toMatch(/<iframe |<p>Does not apply: .+<\/p>|Alone<\/a>/)
      }
      expect(page).not.toMatch(/<style|\sstyle=|\son\w+=|data-vitrine-state=/)
      expect(await read('/qa')).toContain(`href="/qa/widgets/${name}"`)
    },
  )

  it('exists for every folder, and for nothing else', async () => {
    expect(widgets.map(({name}) => name).sort()).toEqual(table.map(({name}) => name).sort())
    for (const path of ['nope', 'nope/frame?state=rtl', 'like/frame?state=nope', 'nope/snippet'])
      expect((await visitor.call(`/qa/widgets/${path}`)).status).toBe(404)
  })

  it('passes its address on to frames, preview and copied HTML', async () => {
    const query =
      'example=1&locale=de-DE&theme=dark&fault=slow&data-design=slider&data-design=grid&data-padding=3'
    const page = await read(`/qa/widgets/gallery?${query}`)
    expect(page).toContain('<html lang="de-DE" dir="ltr" data-theme="dark">')
    expect(page).toMatch(/value="slow" aria-pressed="true"/)
    const [preview = ''] = /\/frame\?[^"]*state=preview/.exec(page) ?? []
    expect(preview.replaceAll('&amp;', '&')).toBe(
      `/frame?${query.replace('data-design=slider&', '')}&state=preview`,
    )
    expect(page).toContain('/frame?example=1&amp;locale=ar&amp;theme=dark&amp;fault=slow&amp;state=rtl')
    const snippet = await read(`/qa/widgets/gallery/snippet?${query}`)
    expect(snippet).toContain('data-padding="3"')
    expect(snippet).not.toContain('data-design')
    expect(page).toContain(escapeText(snippet))
  })

  it('has HTML to paste for platform markup, too, whose options a server writes', async () => {
    for (const [widget, markup] of [
      ['newsletter', '<form class="newsletter-form"'],
      ['quick-view', 'sqs-product-quick-view-button'],
      ['add-to-cart', 'class="sqs-add-to-cart-button'],
    ] as const) {
      const found = []
      for (let example = 0; found.length === 0; example++) {
        const page = await read(`/qa/widgets/${widget}?example=${example}`)
        if (page.includes('Markup of the platform: ')) found.push([example, page] as const)
      }
      const [[example, page] = [0, '']] = found
      const snippet = await read(`/qa/widgets/${widget}/snippet?example=${example}`)
      expect(snippet).toContain(markup)
      expect(snippet).not.toContain(`${visitor.cookies.get('crumb')}`)
      expect(page).toContain(escapeText(snippet))
      expect(page).not.toContain('data-qa-own')
    }
  })

  it('displays widgets that would take the focus in inert frames', async () => {
    const page = await read('/qa/widgets/popup-overlay')
    const frames = page.match(/<iframe [^>]*>/g) ?? []
    expect(frames.length).toBeGreaterThan(5)
    for (const frame of frames) expect(frame).toMatch(/ inert>$/)
    expect(await read('/qa/widgets/like')).not.toMatch(/<iframe [^>]* inert/)
  })

  it('escapes attribute values, and copies no token', async () => {
    const evil = `"'></textarea><script src=/evil.js></script>{.if x}`
    const query = new URLSearchParams({'data-label': evil, locale: evil, theme: evil, fault: evil})
    for (const path of ['', '/frame?state=preview&', '/snippet'])
      expect(
        await read(`/qa/widgets/add-to-cart${path}${path.endsWith('&') ? '' : '?'}${query}`),
      ).not.toContain('<script src=/evil')
    const snippet = await read('/qa/widgets/add-to-cart/snippet')
    expect(snippet).toContain('value="{{crumb}}"')
    expect(await read('/qa/widgets/add-to-cart/frame?state=preview')).toContain(
      `value="${visitor.cookies.get('crumb')}"`,
    )
  })
})

describe('a frame', () => {
  const frame = (state: string, widget = 'add-to-cart', query = '') =>
    read(`/qa/widgets/${widget}/frame?state=${state}${query}`)

  it('can be embedded in pages of the shop', async () => {
    const reply = await visitor.call('/qa/widgets/like/frame?state=mounted')
    expect(reply.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'self'")
  })

  it('differs only in its markup, its files and its language', async () => {
    expect(await frame('server')).not.toMatch(/<script(?! type="application\/json")/)
    expect(await frame('waiting')).toMatch(/src="\/vitrine\/loader.js"[^>]* data-load="interaction"/)
    expect(await frame('mounted')).toMatch(/src="\/vitrine\/loader.js"[^>]* data-load="now"/)
    expect(await frame('loading')).toContain('src="/qa/held/add-to-cart/loader.js"')
    expect(await frame('error')).toContain('src="/qa/failing/add-to-cart/loader.js"')
    expect(await frame('broken')).toContain(`data-product='{"id": "broken'`)
    expect(await frame('empty')).toMatch(/<div data-vitrine="add-to-cart" data-product='[^']*'><\/div>/)
    expect(await frame('long')).toMatch(/"add-to-cart.added":"[^"]*Donaudampfschifffahrts/)
    expect(await frame('rtl', 'like', '&locale=ar')).toContain('<html lang="ar" dir="rtl">')
    expect(await frame('dark', 'like', '&theme=dark')).toContain('data-theme="dark"')
    expect(await frame('jpy', 'cart-page', '&currency=JPY')).toContain('"selectedCurrency":"JPY"')
  })

  it('keeps numbers, scripts and choices when its texts are long', async () => {
    const page = await frame('long')
    expect(page).toContain('<option>Small</option>')
    expect(page).toMatch(/Size\s+Donaudampf/)
    expect(await frame('long', 'cart-indicator')).toContain('<span class="sqs-cart-quantity">0</span>')
  })

  it('delays or refuses the file of its widget, and serves all others', async () => {
    const statusOf = async (path: string) => (await visitor.call(path)).status
    expect(await statusOf('/qa/failing/like/chunks/like-a1b2c3d.js')).toBe(503)
    expect(await statusOf('/qa/failing/like/chunks/like-a1b2c3d.js?1')).toBe(503)
    expect(await statusOf('/qa/failing/like/chunks/engine-a1b2c3d.js')).toBe(200)
    expect(await statusOf('/qa/failing/share/chunks/like-a1b2c3d.js')).toBe(200)
    expect(await read('/qa/held/like/loader.js')).toBe('loader')
    const gone = new AbortController()
    const held = fetch(`${demo.url}/qa/held/like/chunks/like-a1b2c3d.js`, {signal: gone.signal})
    expect(await read('/qa/held/like/chunks/engine-a1b2c3d.js')).toBe('engine')
    const first = await Promise.race([held, new Promise((resolve) => setTimeout(resolve, 100, 'waiting'))])
    expect(first).toBe('waiting')
    gone.abort()
    await expect(held).rejects.toThrow()
  })
})

describe('the calls of a page', () => {
  const call = (query: string, path = '/commerce/shopping-cart', method = 'GET') =>
    visitor.api(path, {method, headers: {Referer: `${demo.url}/qa/widgets/cart-page/frame?${query}`}})

  it.each(Object.entries(PAGE_FAULTS).filter(([, {fault}]) => fault.status && fault.status > 200))(
    'fail as its address says: %s',
    async (name, {fault}) => {
      expect((await call(`fault=${name}`)).status).toBe(fault.status)
    },
  )

  it('succeed, are slow, are garbled or are cut', async () => {
    await expect(call('fault=cut')).rejects.toThrow()
    await expect(call('fault=lost')).rejects.toThrow()
    expect(await (await call('fault=garbled')).text()).toBe(PAGE_FAULTS.garbled?.fault.body)
    expect((await call('fault=toString')).status).toBe(404)
  })

  it('do not affect those of other pages, nor do its files', async () => {
    // there is no cart yet
    expect((await visitor.api('/commerce/shopping-cart')).status).toBe(404)
    const headers = {Referer: `${demo.url}/qa?fault=down`}
    expect((await visitor.call('/shop', {headers})).status).toBe(200)
    const foreign = {Referer: 'https://elsewhere.example/qa?fault=down'}
    expect((await visitor.api('/commerce/shopping-cart', {headers: foreign})).status).toBe(404)
  })

  it('are answered in its currency', async () => {
    const {itemId, sku} = mug
    await visitor.api('/commerce/shopping-cart/entries', {method: 'POST', json: {itemId, sku, quantity: 1}})
    const cart: unknown = await (await call('currency=JPY')).json()
    expect(JSON.stringify(cart)).toContain('"currency":"JPY"')
    expect(JSON.stringify(await (await call('')).json())).not.toContain('JPY')
  })
})

it('a page can use every widget language', async () => {
  const files = (await readdir(new URL('../../../src/page/locales/', import.meta.url))).filter((file) =>
    /^[a-z]{2}(-[a-z]{2})?\.ts$/.test(file),
  )
  const spoken = Object.keys(LOCALES).map((locale) => locale.toLowerCase())
  for (const name of files.map((file) => file.replace('.ts', '')))
    expect(spoken.some((locale) => locale.startsWith(name))).toBe(true)
})
