import fc from 'fast-check'
import {Window} from 'happy-dom'
import {describe, expect, it} from 'vitest'
import {readSite} from './site.ts'

const context = {
  website: {id: 'w1', language: 'de-DE', captchaSettings: {siteKey: 'key'}},
  websiteSettings: {
    storeSettings: {
      selectedCurrency: 'eur',
      defaultCurrency: 'USD',
      expressCheckout: true,
      continueShoppingLinkUrl: '/shop',
      multipleQuantityAllowedForServices: false,
    },
  },
  pageType: 4,
  authenticatedAccount: {id: 'a1'},
  productMerchandisingContext: {'p "£"': {customSoldOutText: 'Gone'}},
}

function page(html: string, global?: unknown) {
  const window = new Window()
  window.document.write(html)
  if (global) Object.assign(window, {Static: {SQUARESPACE_CONTEXT: global}})
  return window.document as unknown as Document
}

const script = (text: string) => `<script type="application/json" data-site-context>${text}</script>`

function read(doc: Document) {
  const problems: string[] = []
  return {site: readSite(doc, (problem) => problems.push(problem)), problems}
}

describe('readSite', () => {
  it('reads every field', () => {
    const {site, problems} = read(page(script(JSON.stringify(context))))
    expect(problems).toEqual([])
    expect(site).toMatchObject({
      locale: 'de-DE',
      currency: 'EUR',
      multipleQuantityForServices: false,
      raw: context,
    })
    expect(site.merchandising('p "£"')).toMatchObject({customSoldOutText: 'Gone'})
    expect(site.merchandising('other')).toBeUndefined()
  })

  it('prefers the script to the global', () => {
    const other = {website: {id: 'other'}}
    expect(read(page(script(JSON.stringify(context)), other)).site.raw).toEqual(context)
    expect(read(page('', other))).toMatchObject({site: {raw: other}, problems: []})
  })

  it.each(['{"website":', '[]', 'null', '', '"x"'])('warns once that %j is broken, and continues', (text) => {
    const {site, problems} = read(page(script(text), {website: {id: 'other'}}))
    expect(problems).toEqual([expect.stringMatching(/^script\[data-site-context\] is not/)])
    expect(site.raw).toEqual({website: {id: 'other'}})
  })

  it('has defaults and one warning for a page without a context', () => {
    const {site, problems} = read(page('<html lang="fr"></html>'))
    expect(problems).toHaveLength(1)
    expect(site).toMatchObject({
      locale: 'fr',
      currency: 'USD',
      multipleQuantityForServices: true,
    })
    expect(site.isExpressCheckout()).toBe(false)
    expect(read(page('')).site.locale).toBe('en-US')
  })

  it('reads express checkout at each call', () => {
    const doc = page(script(JSON.stringify(context)))
    const {site} = read(doc)
    expect(site.isExpressCheckout()).toBe(true)
    const element = doc.querySelector('script')
    if (element) element.textContent = '{}'
    expect(site.isExpressCheckout()).toBe(false)
  })

  it('never throws, whatever the context holds', () => {
    const doc = page(script('{}'))
    const element = doc.querySelector('script')
    const fields = fc.dictionary(fc.constantFrom(...Object.keys(context)), fc.jsonValue())
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fields), (value) => {
        if (element) element.textContent = JSON.stringify(value)
        const {site} = read(doc)
        site.merchandising('p1')
        site.isExpressCheckout()
      }),
    )
  })
})
