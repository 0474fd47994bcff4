import type {Locator, Page} from '@playwright/test'
import {expectNoneInAnyLight} from '../support/accessibility.ts'
import {addressWith, fileWith} from '../support/dist.ts'
import {openDocument} from '../support/document.ts'
import {recordShifts, settle, shifts} from '../support/layout.ts'
import {expectState, open} from '../support/page-parts.ts'
import {holdRequests, saveData, untilQuiet, watchRequests} from '../support/requests.ts'
import {expect, test} from '../support/test.ts'
import {vitrineOf} from '../support/vitrine.ts'

const KILN = '/journal/opening-the-kiln'

const like = (page: Page) => page.locator('[data-vitrine=like]')

test('a like is stored for the visitor, appears in other tabs, and can be withdrawn', {
  tag: '@engines',
}, async ({page, context}) => {
  await open(page, KILN)
  const other = await context.newPage()
  await open(other, KILN)
  await expect(like(page)).toHaveAccessibleName('Like, 41 likes')
  await like(page).focus()
  const place = await page.evaluate(() => scrollY)
  await page.keyboard.press('Space')
  expect(await page.evaluate(() => scrollY)).toBe(place)
  for (const one of [page, other]) {
    await expect(like(one)).toHaveAccessibleName('Like, 42 likes')
    await expect(like(one)).toHaveAttribute('aria-pressed', 'true')
  }
  await expectNoneInAnyLight(page, '[data-vitrine=like]')
  await other.close()
  await page.reload()
  await expect(like(page)).toHaveAttribute('aria-pressed', 'true')
  await like(page).click()
  await expect(like(page)).toHaveAccessibleName('Like, 41 likes')
})

test('a click on platform markup counts once, although it is not a button before its widget has loaded', async ({
  page,
}) => {
  const files = ['like', 'video'].map((name) => addressWith(`widgets/${name}/index.ts`))
  const release = await Promise.all(files.map((file) => holdRequests(page, `**${file}*`)))
  const asked = files.map((file) => page.waitForRequest(`**${file}*`))
  await openDocument(page, {
    body: `<p><span class="sqs-simple-like" data-item-id="a" data-like-count="4"><span class="like-icon">♡</span> <span class="like-count">4</span></span></p>
      <div class="sqs-video-wrapper" data-html="&lt;iframe src=/provider/embed/kiln&gt;"><div class="sqs-video-overlay no-thumb">Watch<div class="sqs-video-icon"></div></div></div>`,
  })
  await Promise.all(asked)
  await page.locator('.like-icon').dblclick()
  await page.getByText('Watch').click()
  for (const letGo of release) letGo()
  await expect(page.locator('.sqs-simple-like')).toHaveAccessibleName('Like, 5 likes')
  await expect(page.frameLocator('iframe').getByRole('heading')).toHaveText('Opening the kiln (playing)')
})

test('with storage blocked, likes last as long as the page', {tag: '@engines'}, async ({
  page,
  consoleLines,
}) => {
  consoleLines.allowStorageWarning()
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  })
  await open(page, KILN)
  await like(page).click()
  await expect(like(page)).toHaveAccessibleName('Like, 42 likes')
})

test('a story is shared by its links and copied by keyboard, and no service is contacted before', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await recordShifts(page)
  const requests = watchRequests(page)
  await open(page, KILN)
  const group = page.getByRole('group', {name: 'Share'})
  const url = `${baseURL}${KILN}`
  await expect(group.getByRole('link', {name: 'Facebook'})).toHaveAttribute(
    'href',
    `https://www.facebook.com/sharer.php?u=${encodeURIComponent(url)}`,
  )
  await group.getByRole('button', {name: 'Copy link'}).press('Enter')
  await expect(group.getByRole('status')).toHaveText('Link copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url)
  await settle(page)
  expect(requests.matching(/facebook|sharer/)).toEqual([])
})

test('uses the share dialog of a device that has one', async ({page, baseURL}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData) => {
        document.title = JSON.stringify(data)
      },
    })
  })
  await open(page, KILN)
  await page.getByRole('group', {name: 'Share'}).getByRole('button', {name: 'Share'}).click()
  await expect(page).toHaveTitle(
    JSON.stringify({title: 'Opening the Kiln on a Cold Morning', url: `${baseURL}${KILN}`}),
  )
})

const BUTTON = '<button type="button" data-vitrine="share" data-title="Kiln">Tell a friend</button>'
const LINK = '<a data-vitrine="follow" href="/journal">Follow us</a>'

const presses: Record<string, (element: Locator) => Promise<void>> = {
  'the mouse': (element) => element.click(),
  async 'the keyboard alone'(element) {
    await element.focus()
    await element.press('Enter')
  },
}

/** Opens a page with one widget, which is as served when the page is idle, and not fetched. */
async function openUntouched(page: Page, element: Locator, widget: string, html: string): Promise<void> {
  await saveData(page)
  const requests = watchRequests(page)
  await openDocument(page, {body: `<main>${html}</main>`})
  await vitrineOf(page)
  await untilQuiet(page)
  expect(await element.evaluate(({outerHTML}) => outerHTML)).toBe(html)
  expect(requests.matching(fileWith(`widgets/${widget}/index.ts`))).toEqual([])
}

for (const [by, press] of Object.entries(presses)) {
  test(`a share button stays untouched until it is pressed by ${by}, and shares once`, async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        async value({title}: ShareData) {
          document.title += `, shared as ${title}`
        },
      })
    })
    const button = page.getByRole('button')
    await openUntouched(page, button, 'share', BUTTON)
    await press(button)
    await expectState(button, 'mounted')
    await expect(page).toHaveTitle('Test, shared as Kiln')
    await settle(page)
    await expect(page).toHaveTitle('Test, shared as Kiln')
  })

  test(`a follow link stays untouched, and opens its target when pressed by ${by}`, async ({page}) => {
    const link = page.getByRole('link')
    await openUntouched(page, link, 'follow', LINK)
    const requests = watchRequests(page)
    await press(link)
    await expect(page).toHaveURL('/journal')
    await settle(page)
    expect(requests.matching(/^GET \/journal$/)).toHaveLength(1)
  })
}

test('comments are counted and linked, and times and calendars are displayed', async ({page}) => {
  await recordShifts(page)
  await open(page, KILN)
  await page.getByRole('link', {name: '2 Comments'}).click()
  await expect(page).toHaveURL(/#comments-opening-the-kiln$/)
  await expect(page.getByRole('heading', {name: '2 Comments'})).toBeInViewport()
  await expectState(page.locator('.timesince'), 'mounted')
  await expect(page.locator('.timesince')).toHaveText(/ago$/)
  await expect(page.getByRole('link', {name: 'Add to Google Calendar'})).toHaveAttribute(
    'href',
    /dates=20261212T150000Z\/20261212T180000Z&location=4%20River%20Lane%2C%20Hudson%2C%20NY%2C%20United%20States$/,
  )
  expect(await shifts(page)).toEqual([])
})

test('a time updates while the page is open', async ({page}) => {
  await page.clock.install()
  const date = await page.evaluate(() => Date.now() - 50_000)
  await openDocument(page, {
    body: `<p><span class="timesince" data-date="${date}">less than a minute ago</span></p>`,
  })
  await expectState(page.locator('.timesince'), 'mounted')
  await page.clock.fastForward(120_000)
  await expect(page.locator('.timesince')).toHaveText('about 2 minutes ago')
})

test.describe('without script', () => {
  test.use({javaScriptEnabled: false})

  test('all of it is text, or a link that works', async ({page}) => {
    await page.goto(KILN)
    await expect(like(page)).toHaveText('41')
    await expect(page.getByRole('link', {name: 'Share by email'})).toHaveAttribute('href', /^mailto:/)
    await expect(page.getByRole('link', {name: '2 Comments'})).toHaveAttribute('href', /#comments-/)
    await expect(page.getByRole('link', {name: 'Add to Google Calendar'})).toBeVisible()
  })
})
