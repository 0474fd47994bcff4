import type {Page} from '@playwright/test'
import {openDocument} from '../support/document.ts'
import {expect, test} from '../support/test.ts'

const AUTHOR = `<nav data-vitrine="menu" aria-label="Shop"><ul>
  <li><a href="/shop">All</a></li>
  <li><details><summary>Cups</summary><ul><li><a href="/small">Small</a></li></ul></details></li>
  <li><details><summary>Bowls</summary><ul><li><a href="/deep">Deep</a></li></ul></details></li>
</ul></nav><main><p>The rest</p><a href="/rest">Rest of the page</a></main>`

/** As the style sheets of the platform: a pointer opens folders, and a class of the body the menu. */
const SHEET = `
  .header-nav-folder-content { position: absolute; visibility: hidden; opacity: 0; background: #fff }
  .header-nav-item--folder:hover .header-nav-folder-content { visibility: visible; opacity: 1 }
  .header-menu { position: fixed; inset: 0; top: 60px; visibility: hidden; background: #fff }
  .header--menu-open .header-menu { visibility: visible }
  .header--menu-open { position: fixed; inline-size: 100% }
  .header-menu-nav-folder:not(.header-menu-nav-folder--active) { display: none }
  .header-menu-nav-folder--open { visibility: hidden }
  .header-burger { display: none }
  header a, button { display: inline-block; min-height: 44px; padding: 8px }
  main { height: 3000px }
  h2 { margin-top: 1500px }
  @media (max-width: 700px) { .header-burger { display: block } .header-nav { display: none } }`

const HEADER = `<header id="header" class="header white" data-section-theme="white">
  <div class="header-nav"><div class="header-nav-item--folder"><a class="header-nav-folder-title" href="/about" tabindex="-1">About</a>
    <div class="header-nav-folder-content"><a href="/team">Team</a></div></div></div>
  <div class="header-burger"><button class="header-burger-btn burger"><span hidden class="js-header-burger-open-title">Open Menu</span><span hidden class="js-header-burger-close-title">Close Menu</span><i aria-hidden="true">=</i></button></div>
  <div class="header-menu" data-section-theme="black"><nav aria-label="Menu">
    <div data-folder="root" class="header-menu-nav-folder"><a data-folder-id="/about" href="/about">About us</a><a href="#story">Story</a><a href="#top">Top</a><a href="#">Start</a></div>
    <div data-folder="/about" class="header-menu-nav-folder"><a data-action="back" href="/" tabindex="-1">Back</a><a href="/people">People</a></div>
  </nav></div>
</header><main><a href="/rest">Rest of the page</a><h2 id="story">Our story</h2></main>`

async function openHeader(page: Page): Promise<void> {
  await page.route('**/platform.css', (route) => route.fulfill({contentType: 'text/css', body: SHEET}))
  await openDocument(page, {body: HEADER, head: '<link rel="stylesheet" href="/platform.css">'})
}
const mounted = (page: Page, selector: string) => page.locator(`${selector}[data-vitrine-state=mounted]`)
const title = (page: Page) => mounted(page, '.header-nav-folder-title')
const team = (page: Page) => page.getByText('Team')

test.describe('a folder of an author', {tag: '@engines'}, () => {
  test('opens and closes by keyboard', async ({page}) => {
    await openDocument(page, {body: AUTHOR})
    await expect(mounted(page, 'nav')).toBeVisible()
    await page.getByText('Cups').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Small')).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(page.getByText('Small')).toBeHidden()
    await expect(page.getByText('Cups')).toBeFocused()
  })

  test('closes for another, and for a press outside', async ({page}) => {
    await openDocument(page, {body: AUTHOR})
    await expect(mounted(page, 'nav')).toBeVisible()
    await page.getByText('Cups').click()
    await page.getByText('Bowls').click()
    await expect(page.getByText('Small')).toBeHidden()
    await expect(page.getByText('Deep')).toBeVisible()
    await page.getByText('The rest').click()
    await expect(page.getByText('Deep')).toBeHidden()
  })
})

test.describe('a folder of the platform', {tag: '@engines'}, () => {
  test('opens for the pointer, whose press follows the title’s link', async ({page}) => {
    await page.route('**/about', (route) => route.fulfill({contentType: 'text/html', body: 'About'}))
    await openHeader(page)
    await title(page).hover()
    await expect(title(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(team(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(team(page)).toBeHidden()
    await page.mouse.move(600, 500)
    await title(page).hover()
    await expect(team(page)).toBeVisible()
    await title(page).click()
    await expect(page).toHaveURL(/\/about$/)
  })

  test('opens by keyboard, and closes when the focus leaves', async ({page}) => {
    await openHeader(page)
    await title(page).focus()
    await page.keyboard.press('Enter')
    await expect(team(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(team(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByText('Rest of the page')).toBeFocused()
    await expect(team(page)).toBeHidden()
  })
})

test.describe('the menu of the platform on a phone', {tag: '@engines'}, () => {
  test.use({viewport: {width: 390, height: 700}})

  async function openMenu(page: Page): Promise<void> {
    await openHeader(page)
    await expect(mounted(page, '.header-burger-btn')).toBeVisible()
    await page.getByRole('button', {name: 'Open Menu'}).click()
    await expect(page.getByRole('link', {name: 'Story'})).toBeVisible()
  }

  test('keeps the focus, leads into a folder and back, and closes with Escape', async ({
    page,
    consoleLines,
  }) => {
    await openMenu(page)
    await expect(page.locator('main')).toHaveAttribute('inert')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', {name: 'About us'})).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', {name: 'Back'})).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', {name: 'People'})).toBeFocused()
    await page.getByRole('link', {name: 'Back'}).click()
    await expect(page.getByRole('link', {name: 'About us'})).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', {name: 'About us'})).toBeHidden()
    await expect(page.getByRole('button', {name: 'Open Menu'})).toBeFocused()
    expect(consoleLines.problems()).toEqual([])
  })

  test('lets no key lead behind it', async ({page}) => {
    await openMenu(page)
    const rest = page.getByText('Rest of the page')
    for (let presses = 0; presses < 8; presses++) {
      await page.keyboard.press('Tab')
      await expect(rest).not.toBeFocused()
    }
  })

  test('closes with Back, which stays on the page', async ({page}) => {
    await openMenu(page)
    const url = page.url()
    await expect.poll(() => page.evaluate(() => history.state)).toMatchObject({vitrineLayer: 1})
    await page.goBack()
    await expect(page.getByRole('link', {name: 'Story'})).toBeHidden()
    expect(page.url()).toBe(url)
  })

  test('a link to a place in the page closes it', async ({page}) => {
    await openMenu(page)
    await page.getByRole('link', {name: 'Story'}).click()
    await expect(page.getByRole('link', {name: 'Story'})).toBeHidden()
    await expect(page.getByRole('heading', {name: 'Our story'})).toBeInViewport()
  })

  test('a link to a place in the page leads there also beside a router', async ({page}) => {
    await openHeader(page)
    await page.evaluate(() => history.replaceState({router: true}, ''))
    await expect(mounted(page, '.header-burger-btn')).toBeVisible()
    await page.getByRole('button', {name: 'Open Menu'}).click()
    await page.getByRole('link', {name: 'Story'}).click()
    await expect(page.getByRole('link', {name: 'Story'})).toBeHidden()
    await expect(page.getByRole('heading', {name: 'Our story'})).toBeInViewport()
  })

  const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))
  const isEntered = (page: Page) =>
    expect.poll(() => page.evaluate(() => history.state)).toMatchObject({vitrineLayer: 1})
  const hasLeft = (page: Page) =>
    expect.poll(() => page.evaluate(() => Object(history.state).vitrineLayer)).toBeUndefined()

  /** Opens the menu in a page that has been scrolled. */
  async function openBelow(page: Page): Promise<void> {
    await openHeader(page)
    await expect(mounted(page, '.header-burger-btn')).toBeVisible()
    await page.evaluate(() => scrollTo(0, 400))
    await page.locator('.header-burger-btn').evaluate((button: HTMLElement) => button.click())
    await expect(page.getByRole('link', {name: 'Story'})).toBeVisible()
    await isEntered(page)
  }

  for (const [name, address] of [
    ['Top', /#top$/],
    // where there is no fragment, an empty one is not added
    ['Start', /document$/],
  ] as const)
    test(`a link to the top of the page, ${name}, leads there`, async ({page}) => {
      await openBelow(page)
      await page.getByRole('link', {name}).click()
      await expect(page.getByRole('link', {name})).toBeHidden()
      await expect(page).toHaveURL(address)
      await expect.poll(() => scrolled(page)).toBe(0)
      // the place is not taken back later
      await page.waitForTimeout(200)
      expect(await scrolled(page)).toBe(0)
    })

  test('a link to the place that the address names already closes it and leads there', async ({page}) => {
    await openHeader(page)
    await page.evaluate(() => {
      location.hash = 'story'
    })
    await expect(page.getByRole('heading', {name: 'Our story'})).toBeInViewport()
    await expect(mounted(page, '.header-burger-btn')).toBeVisible()
    await page.evaluate(() => scrollTo(0, 100))
    await page.locator('.header-burger-btn').evaluate((button: HTMLElement) => button.click())
    await isEntered(page)
    await page.getByRole('link', {name: 'Story'}).click()
    await expect(page.getByRole('link', {name: 'Story'})).toBeHidden()
    await hasLeft(page)
    await expect(page.getByRole('heading', {name: 'Our story'})).toBeInViewport()
    await page.waitForTimeout(200)
    await expect(page.getByRole('heading', {name: 'Our story'})).toBeInViewport()
    // no other entry of the place; Playwright waits for a load in Firefox
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL('/test-document')
  })

  test('closes with the step of a router, which the router answers once', async ({page}) => {
    await openHeader(page)
    await page.evaluate(() => {
      history.replaceState({router: 1}, '')
      history.pushState({router: 2}, '', '?second')
      Reflect.set(window, 'steps', [])
      addEventListener('popstate', ({state}) => Reflect.get(window, 'steps').push(state.router))
    })
    await expect(mounted(page, '.header-burger-btn')).toBeVisible()
    await page.getByRole('button', {name: 'Open Menu'}).click()
    await expect(page.getByRole('link', {name: 'Story'})).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('link', {name: 'Story'})).toBeHidden()
    await expect(page).toHaveURL('/test-document')
    await page.waitForTimeout(200)
    expect(await page.evaluate(() => Reflect.get(window, 'steps'))).toEqual([1])
  })

  const steps = (page: Page) => page.evaluate(() => Reflect.get(window, 'steps'))

  /** Opens the menu in a page that counts its steps, and answers them. */
  async function openBeside(page: Page, answer: () => void): Promise<void> {
    await page.goto('/newsletter')
    await openHeader(page)
    await page.evaluate(() => {
      Reflect.set(window, 'steps', 0)
      addEventListener('popstate', () => Reflect.set(window, 'steps', Reflect.get(window, 'steps') + 1))
    })
    await page.evaluate(answer)
    await expect(mounted(page, '.header-burger-btn')).toBeVisible()
    await page.getByRole('button', {name: 'Open Menu'}).click()
    await isEntered(page)
  }

  for (const close of ['Back', 'Escape'])
    test(`closes with ${close} beside a router that takes each step back`, async ({page}) => {
      await openBeside(page, () => addEventListener('popstate', () => history.go(1)))
      if (close === 'Back') await page.goBack()
      else await page.keyboard.press('Escape')
      await expect(page.getByRole('link', {name: 'Story'})).toBeHidden()
      await expect.poll(() => page.evaluate(() => history.state)).toEqual({vitrineLayer: 0})
      // the two do not answer each other for ever
      const before = await steps(page)
      await page.waitForTimeout(300)
      expect(await steps(page)).toBe(before)
      // and no other entry is added
      await page.getByRole('button', {name: 'Open Menu'}).click()
      await expect(page.getByRole('link', {name: 'Story'})).toBeVisible()
      await page.waitForTimeout(300)
      expect(await page.evaluate(() => history.state)).toEqual({vitrineLayer: 0})
    })

  test('leaves no entry beside a router that keeps the steps from others', async ({page}) => {
    await openBeside(page, () => addEventListener('popstate', (event) => event.stopImmediatePropagation()))
    await page.goBack()
    await hasLeft(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', {name: 'Story'})).toBeHidden()
    expect(await steps(page)).toBe(1)
    await page.goBack()
    await expect(page).toHaveURL('/newsletter')
  })

  test('leaves Escape to a dialog over it, wherever the focus is', async ({page}) => {
    await openMenu(page)
    await page.evaluate(() => {
      const dialog = document.createElement('dialog')
      dialog.textContent = 'Over it'
      document.body.append(dialog)
      dialog.showModal()
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    })
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body')
    await page.keyboard.press('Escape')
    await expect(page.getByText('Over it')).toBeHidden()
    await expect(page.getByRole('link', {name: 'Story'})).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', {name: 'Story'})).toBeHidden()
  })

  test('keeps the place in the page meanwhile', async ({page}) => {
    await openHeader(page)
    await expect(mounted(page, '.header-burger-btn')).toBeVisible()
    await page.getByRole('button', {name: 'Open Menu'}).evaluate((button: HTMLElement) => {
      scrollTo(0, 400)
      button.click()
    })
    await expect(page.getByRole('link', {name: 'Story'})).toBeVisible()
    await expect.poll(() => page.evaluate(() => history.state)).toMatchObject({vitrineLayer: 1})
    await page.keyboard.press('Escape')
    await expect.poll(() => page.evaluate(() => history.state?.vitrineLayer)).toBeUndefined()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(400)
  })

  test('closes on a window that is too wide for it', async ({page}) => {
    await openMenu(page)
    await page.setViewportSize({width: 1000, height: 700})
    await expect(page.locator('body')).not.toHaveClass(/menu-open/)
    await expect(page.locator('main')).not.toHaveAttribute('inert')
  })
})
