import {Window} from 'happy-dom'
import {describe, expect, it} from 'vitest'
import {ownerTools} from '../../../test/helpers/owner-tools.ts'
import {collections} from '../../seed/site-data.ts'

const owner = ownerTools()

/** A page as a visitor gets it. */
async function visit(path = '/') {
  const reply = await fetch(owner.url + path)
  const {document} = new Window({settings: {disableJavaScriptEvaluation: true}})
  document.write(await reply.text())
  const links = (selector: string) =>
    [...document.querySelectorAll(`${selector} a`)]
      .filter(({textContent}) => textContent !== 'QA')
      .map((link) => `${link.getAttribute('href')} ${link.textContent}`)
  return {status: reply.status, document, menu: links('header nav'), more: links('footer .shop-nav')}
}

const item = {collectionId: null, externalLink: null, memberAreaId: null, items: []}
const idOf = (urlId: string) => `${collections.find((one) => one.urlId === urlId)?.id}`
const show = (fieldName: string, ...items: object[]) =>
  owner.tools.updateNavigation({fieldName, navigation: {items: items.map((one) => ({...item, ...one}))}})

describe('the navigation', () => {
  it.each([
    ['', ['/shop Shop', '/shop/throwing-class Classes', '/shop/gift-card Gift cards']],
    ['?store=ja', ['/shop ショップ']],
  ])('of the initial shop is in the language of the store %s', async (query, first) => {
    const {menu, more} = await visit(`/${query}`)
    expect(menu.slice(0, first.length)).toEqual(first)
    expect(menu.map((link) => link.split(' ')[0])).toEqual([
      '/shop',
      '/shop/throwing-class',
      '/shop/gift-card',
      '/journal',
      '/contact',
      '/search',
    ])
    expect(more).toEqual([])
  })

  it('matches the owners’ layout; submenus follow their link', async () => {
    const below = {...item, collectionId: idOf('gallery')}
    const elsewhere = {url: 'https://example.com/a b', title: 'Elsewhere <b>', newWindow: true}
    await show('mainNav', {collectionId: idOf('journal'), items: [below]}, {externalLink: elsewhere})
    await show('footerNav', {collectionId: idOf('newsletter')}, {memberAreaId: 'studio-members'})
    const {menu, more, document} = await visit()
    expect(menu).toEqual(['/journal Journal', '/gallery Gallery', 'https://example.com/a%20b Elsewhere <b>'])
    expect(document.querySelector('header nav [target]')?.getAttribute('rel')).toBe('noopener')
    expect(more).toEqual(['/newsletter Newsletter'])
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'http://', {}, {url: null}, {url: []}])(
    'contains no link to %j',
    async (externalLink) => {
      await show('mainNav', {externalLink})
      expect((await visit()).menu).toEqual([])
    },
  )
})

describe('a new collection', () => {
  it('appears in the navigation, and its page exists', async () => {
    await owner.tools.setUpStore({title: 'Tea <Bowls>', description: 'Thrown & fired'})
    const {menu} = await visit()
    expect(menu.at(-1)).toBe('/tea-bowls Tea <Bowls>')
    const {status, document} = await visit('/tea-bowls')
    expect(status).toBe(200)
    expect(document.querySelector('h1')?.textContent).toBe('Tea <Bowls>')
    expect(document.querySelector('main p')?.textContent).toBe('Thrown & fired')
  })

  it.each(['🏺🫖', '', 'x'.repeat(10_000)])('named %j fits into the navigation', async (title) => {
    const {urlId} = await owner.tools.setUpStore({title})
    const link = (await visit()).menu.at(-1) ?? ''
    expect(link.startsWith(`/${urlId} `)).toBe(true)
    expect(link.length - urlId.length).toBeLessThan(40)
    expect((await visit(`/${urlId}`)).status).toBe(200)
  })

  it('is absent when there are none', async () => {
    expect((await visit('/tea-bowls')).status).toBe(404)
    expect((await visit('/toString')).status).toBe(404)
  })
})

describe('header and footer', () => {
  it('display the owners’ settings', async () => {
    const header = async () => (await visit()).document.querySelector('header')?.className
    expect(await header()).toBe('shop-header')
    await owner.tools.headerFooter.save({
      header: {isSticky: false},
      footer: {text: 'Made by hand', showsNewsletter: false},
    })
    expect(await header()).toBe('shop-header is-static')
    const footer = (await visit()).document.querySelector('footer')
    expect(footer?.textContent).toContain('Made by hand')
    expect(footer?.querySelector('form')).toBeNull()
  })

  it.each([{}, {text: null, showsNewsletter: null}, {text: {}, showsNewsletter: 'x'}])(
    'fall back to their defaults for %j',
    async (parts) => {
      const before = (await visit('/contact')).document.querySelector('footer')?.outerHTML.length
      await owner.tools.headerFooter.save({header: parts, footer: parts})
      expect((await visit('/contact')).document.querySelector('footer')?.outerHTML.length).toBe(before)
    },
  )
})
