import {readdirSync} from 'node:fs'
import {sheets} from '../../../build/style-sheets.ts'
import {namesIn} from '../../theming.ts'
import {DIST, fileWith} from '../support/dist.ts'
import {openDocument} from '../support/document.ts'
import {expect, test} from '../support/test.ts'

const built = readdirSync(new URL('assets/', DIST)).filter((file) => file.endsWith('.css'))
const links = built.map((file) => `<link rel="stylesheet" href="/vitrine/assets/${file}">`).join('')
const classes = [...new Set([...sheets.keys()].flatMap((file) => [...namesIn(file).classes]))].sort()

const ID = '64a1f0c27be1d20013c0f002'
const EMAIL = `<div id="question-email" class="form-item field email required"><label class="title" for="e">Your email</label><input id="e" class="field-element" type="email" name="question-email"></div>`

test('an element with the attribute is not displayed, whatever its class', async ({page}) => {
  expect(built.length).toBeGreaterThan(15)
  expect(classes.length).toBeGreaterThan(100)
  await openDocument(page, {head: links, loader: 'data-load="interaction"', body: '<main></main>'})
  const shown = await page.evaluate((names) => {
    const main = document.querySelector('main')
    const element = (className: string, attribute?: string) => {
      const created = document.createElement('div')
      created.className = className
      if (attribute) created.setAttribute(attribute, '')
      return created
    }
    /** Inside a widget, the widget itself, and in the dialog of one. */
    const places: Record<string, (name: string) => HTMLElement> = {
      'in a widget': (name) => element('', 'data-vitrine-state').appendChild(element(name)),
      'a widget': (name) => element(name, 'data-vitrine'),
      'in a dialog': (name) => element('vitrine-dialog').appendChild(element(name)),
      'with a rule of the page': (name) =>
        element('', 'data-vitrine').appendChild(element(`laid-out ${name}`)),
    }
    const style = new CSSStyleSheet()
    style.replaceSync('.laid-out { display: flex }')
    document.adoptedStyleSheets.push(style)
    return names.flatMap((name) =>
      Object.entries(places).flatMap(([place, make]) => {
        const made = make(name)
        main?.append(made.parentElement ?? made)
        made.hidden = true
        return getComputedStyle(made).display === 'none' ? [] : `${name}, ${place}`
      }),
    )
  }, classes)
  expect(shown).toEqual([])
})

test('hidden="until-found" stays searchable', async ({page}) => {
  await openDocument(page, {
    head: links,
    body: '<div data-vitrine="like" data-item-id="a"><p hidden="until-found">Found</p></div>',
  })
  await expect(page.getByText('Found')).toHaveCSS('display', 'block')
})

test('a form with a button is only visible in its dialog', async ({page}) => {
  await openDocument(page, {
    body: `<div data-vitrine="form" data-lightbox data-form='{"id": "${ID}", "name": "Ask", "fields": [{"id": "question-email", "type": "email", "title": "Your email"}]}'></div>`,
  })
  const field = page.getByLabel('Your email')
  await expect(page.getByRole('button', {name: 'Ask'})).toBeVisible()
  await expect(page.locator('form')).toBeHidden()
  await page.getByRole('button', {name: 'Ask'}).click()
  await expect(page.getByRole('dialog').filter({has: field})).toBeVisible()
  await page.getByRole('button', {name: 'Close'}).click()
  await expect(field).toBeHidden()
})

test('so is a platform form, on a page without the platform’s style sheet', async ({page}) => {
  await openDocument(page, {
    body: `<div class="sqs-block-form"><button class="lightbox-handle">Ask</button>
      <div class="form-wrapper hidden"><form data-form-id="${ID}">${EMAIL}
        <div id="secret" class="form-item hidden">Campaign</div><button type="submit">Send</button></form>
        <div class="form-submission-text hidden">Thank you</div></div></div>`,
  })
  const dialog = page.getByRole('dialog')
  await expect(page.getByLabel('Your email')).toBeHidden()
  await page.getByRole('button', {name: 'Ask'}).click()
  await expect(dialog.getByLabel('Your email')).toBeVisible()
  for (const text of ['Campaign', 'Thank you']) await expect(page.getByText(text)).toBeHidden()
})

for (const [name, body] of [
  [
    'a form',
    `<div data-vitrine="form" data-lightbox data-form='{"id": "${ID}", "fields": [{"id": "a", "type": "text", "title": "A"}]}'></div>`,
  ],
  [
    'a form that is served hidden',
    `<form data-vitrine="form" data-lightbox data-form-id="${ID}" hidden>${EMAIL}<button type="submit">Send</button></form>`,
  ],
  ['a newsletter', `<div data-vitrine="newsletter" data-lightbox data-form='{"id": "${ID}"}'></div>`],
] as const)
  test(`${name} is invisible until its opener has loaded`, async ({page}) => {
    await page.addInitScript(() => {
      const look = () => {
        const isSeen = [...document.querySelectorAll('form')].some((form) => form.checkVisibility())
        if (isSeen) document.documentElement.dataset.seen = ''
        requestAnimationFrame(look)
      }
      look()
    })
    let isHeld = false
    await page.route(fileWith('src/ui/dialog/form-dialog.ts'), async (route) => {
      isHeld = true
      await page.waitForTimeout(500)
      await route.continue()
    })
    await openDocument(page, {body})
    await expect(page.getByRole('button')).toBeVisible()
    expect(isHeld).toBe(true)
    await expect(page.locator('html[data-seen]')).toHaveCount(0)
  })

test('the thanks of a newsletter are hidden until it is sent', async ({page}) => {
  await openDocument(page, {
    body: `<form class="newsletter-form" data-form-id="64a1f0c27be1d20013c0f004"><input type="email" name="email" aria-label="Email">
      <button class="newsletter-form-button">Sign Up</button><div class="form-submission-text hidden">Thank you</div></form>`,
  })
  await expect(page.locator('form')).toHaveAttribute('data-vitrine-state', 'mounted')
  await expect(page.getByText('Thank you')).toBeHidden()
})
