import type {Page} from '@playwright/test'
import {openDocument} from '../support/document.ts'
import {expect, test} from '../support/test.ts'

/** As the style sheets of such templates: a class of the body moves the page away from its menu. */
const SHEET = `
  body { margin: 0; overflow-x: hidden }
  #sidecarNav { position: fixed; inset: 0 auto 0 0; inline-size: 240px; visibility: hidden }
  .mobile-nav-open #sidecarNav { visibility: visible }
  .body-overlay { display: none; position: fixed; inset: 0 }
  .mobile-nav-open .body-overlay { display: block; inset-inline-start: 240px; z-index: 1 }
  .mobile-nav-open #siteWrapper { position: relative; left: 240px }
  .subnav { display: none }
  .mobile-nav-toggle { inline-size: 44px; block-size: 44px }
  .fixed-nav-toggle { display: none }
  a, .folder-toggle { display: block; min-height: 44px }
  main { height: 2000px }`

const TOGGLE = '<div class="top-bar"></div><div class="middle-bar"></div><div class="bottom-bar"></div></div>'
const BODY = `<a href="#" class="body-overlay"></a>
<div id="sidecarNav"><nav id="mobileNavigation" aria-label="Menu"><div class="collection"><a href="/shop">Shop</a></div>
  <div class="folder"><div class="folder-toggle" data-href="/about">About</div><div class="subnav"><div class="collection"><a href="/team">Team</a></div></div></div></nav></div>
<div id="siteWrapper"><header><a href="/">Logo</a><div class="mobile-nav-toggle">${TOGGLE}<div class="mobile-nav-toggle fixed-nav-toggle">${TOGGLE}</header>
<main><a href="/rest">Rest of the page</a></main></div>`

const link = (page: Page, name: string) => page.getByRole('link', {name})

test.describe('the menu beside the page of older templates', {tag: '@engines'}, () => {
  test.use({viewport: {width: 390, height: 700}})

  test.beforeEach(async ({page}) => {
    await page.route('**/platform.css', (route) => route.fulfill({contentType: 'text/css', body: SHEET}))
    await openDocument(page, {body: BODY, head: '<link rel="stylesheet" href="/platform.css">'})
    await expect(page.locator('.mobile-nav-toggle[data-vitrine-state=mounted]').first()).toBeVisible()
  })

  test('opens and closes by keyboard, and its folders open', async ({page, consoleLines}) => {
    await page.getByRole('button', {name: 'Menu'}).focus()
    await page.keyboard.press('Enter')
    await expect(link(page, 'Shop')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(link(page, 'Team')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(link(page, 'Team')).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(link(page, 'Shop')).toBeHidden()
    await expect(page.getByRole('button', {name: 'Menu'})).toBeFocused()
    expect(consoleLines.problems()).toEqual([])
  })

  test('closes for a press on the page beside it, which keeps its place', async ({page}) => {
    await page.getByRole('button', {name: 'Menu'}).click()
    await expect(page.locator('main')).toHaveAttribute('inert')
    const url = page.url()
    await page.mouse.click(350, 400)
    await expect(link(page, 'Shop')).toBeHidden()
    expect(page.url()).toBe(url)
  })
})
