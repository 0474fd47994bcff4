import type {Page} from '@playwright/test'
import {openDocument} from '../support/document.ts'
import {SAVE, submissionsOf} from '../support/forms.ts'
import {expect, test} from '../support/test.ts'

const FORM = '64a1f0c27be1d20013c0f002'
const FIELDS = `<label>Your email <input type="email" name="question-email"></label>
  <label>Your question <textarea name="question-text"></textarea></label>`

async function fill(page: Page): Promise<void> {
  await page.getByLabel('Your email').fill('ada@example.com')
  await page.getByLabel('Your question').fill('When?')
}

/** What the browser itself would send, by name. */
const nativeValues = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(() => {
    const form = document.querySelector('form')
    const data = form ? new FormData(form, form.querySelector<HTMLElement>('[name=way]')) : new FormData()
    return Object.fromEntries([...new Set(data.keys())].map((name) => [name, data.getAll(name).map(String)]))
  })

for (const widget of ['form', 'newsletter'])
  test(`a ${widget} in HTML sends what the browser would`, async ({page}) => {
    await openDocument(page, {
      body: `<form data-vitrine="${widget}" data-form-id="${FORM}">${widget === 'form' ? FIELDS : FIELDS.replace('question-email', 'email')}
        <input type="hidden" name="source" value="footer">
        <select name="days" multiple aria-label="Days"><option>Mon<option selected>Tue<option selected>Wed<option selected disabled>Sun</select>
        <select name="one" aria-label="One"><option>A<option selected>B</select>
        <select name="none" aria-label="None"><option selected disabled>Choose</select>
        <input type="checkbox" name="box" value="1" checked aria-label="1"><input type="checkbox" name="box" value="2" checked aria-label="2">
        <input name="off" value="x" required disabled aria-label="Off">
        <fieldset disabled><legend>Off</legend><input name="inner" value="x" required aria-label="Inner"><select name="choice" aria-label="Choice"><option>x</select></fieldset>
        <button name="way" value="post">Send</button></form>`,
    })
    await fill(page)
    const expected = await nativeValues(page)
    const sent = page.waitForRequest('**/api/form/SaveFormSubmission')
    await page.getByRole('button', {name: 'Send'}).click()
    const values: Record<string, unknown> = JSON.parse((await sent).postDataJSON().form)
    const texts = Object.entries(values).map(([name, value]) => [name, [value].flat()])
    // a field without an answer is sent, too
    expect(Object.fromEntries(texts)).toEqual({...expected, none: ['']})
  })

for (const widget of ['form', 'newsletter'])
  test(`a button of a ${widget} that has an address sends the form there`, {tag: '@engines'}, async ({
    page,
  }) => {
    await page.route('**/draft', (route) => route.fulfill({contentType: 'text/html', body: '<h1>Kept</h1>'}))
    await openDocument(page, {
      body: `<form data-vitrine="${widget}" data-form-id="${FORM}" method="post">${widget === 'form' ? FIELDS : FIELDS.replace('question-email', 'email')}
        <button>Send</button><button formaction="/draft">Keep</button></form>`,
    })
    await page.getByLabel('Your email').fill('nonsense')
    await page.getByRole('button', {name: 'Keep'}).click()
    await expect(page.getByLabel('Your email')).toHaveAttribute('aria-invalid', 'true')
    await fill(page)
    await page.getByRole('button', {name: 'Keep'}).click()
    await expect(page.getByRole('heading', {name: 'Kept'})).toBeVisible()
  })

for (const attributes of ['action="/cv"', 'action="/cv" method="post" enctype="multipart/form-data"'])
  test(`the browser posts a form with a file to its own address: ${attributes}`, {tag: '@engines'}, async ({
    page,
    shop,
  }) => {
    await page.route('**/cv', (route) => route.fulfill({contentType: 'text/html', body: '<h1>Received</h1>'}))
    await openDocument(page, {
      body: `<form data-vitrine="form" data-form-id="${FORM}" ${attributes}>${FIELDS}
        <label>CV <input type="file" name="cv" required></label><button name="way" value="post">Send</button></form>`,
    })
    await fill(page)
    await page.getByRole('button', {name: 'Send'}).click()
    await expect(page.getByRole('link', {name: 'CV: Required'})).toBeVisible()
    await page
      .getByLabel('CV')
      .setInputFiles({name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from('My life')})
    const posted = page.waitForRequest('**/cv')
    await page.getByRole('button', {name: 'Send'}).click()
    await expect(page.getByRole('heading', {name: 'Received'})).toBeVisible()
    expect((await posted).headers()['content-type']).toContain('multipart/form-data')
    expect(await submissionsOf(shop)).toEqual([])
  })

for (const widget of ['form', 'newsletter'])
  test(`a ${widget} is sent with fields elsewhere that name it, once they are filled in, unless visitors wrote them`, {
    tag: '@engines',
  }, async ({page, shop}) => {
    await openDocument(page, {
      body: `<form id="own" data-vitrine="${widget}" data-form-id="${FORM}">${widget === 'form' ? FIELDS : FIELDS.replace('question-email', 'email')}<button>Send</button></form>
        <label>Name <input form="own" name="first" required></label>
        <div data-vitrine-untrusted><input form="own" name="first" value="Eve"><input form="own" name="role" value="owner" required></div>`,
    })
    await fill(page)
    await page.getByRole('button', {name: 'Send'}).click()
    await expect(page.getByLabel('Name')).toBeFocused()
    expect(await submissionsOf(shop)).toEqual([])
    await page.getByLabel('Name').fill('Ada')
    await page.getByRole('button', {name: 'Send'}).click()
    await expect(page.getByText('Thank you!')).toBeVisible()
    expect((await submissionsOf(shop)).map(({form: {first, role}}) => [first, role])).toEqual([
      ['Ada', undefined],
    ])
  })

test('the browser posts a file elsewhere on the page that names the form', {tag: '@engines'}, async ({
  page,
  shop,
}) => {
  await page.route('**/cv', (route) => route.fulfill({contentType: 'text/html', body: '<h1>Received</h1>'}))
  await openDocument(page, {
    body: `<form id="own" data-vitrine="form" data-form-id="${FORM}" action="/cv" method="post">${FIELDS}<button>Send</button></form>
      <label>CV <input form="own" type="file" name="cv"></label>`,
  })
  await fill(page)
  await page
    .getByLabel('CV')
    .setInputFiles({name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from('My life')})
  await page.getByRole('button', {name: 'Send'}).click()
  await expect(page.getByRole('heading', {name: 'Received'})).toBeVisible()
  expect(await submissionsOf(shop)).toEqual([])
})

test('a newsletter in a form of the page is sent alone, by its button and by Enter', async ({page}) => {
  await page.route(`**${SAVE}`, (route) => route.fulfill({status: 204}))
  for (const act of ['press', 'click'] as const) {
    await openDocument(page, {
      body: `<form action="/search"><label>Find <input name="q"></label><button>Search</button>
        <div data-vitrine="newsletter" data-form-id="${FORM}"><label>Email <input type="email" name="email"></label><button>Join</button></div></form>`,
    })
    await page.getByLabel('Email').fill('ada@example.com')
    const sent = page.waitForRequest('**/api/form/SaveFormSubmission')
    await (act === 'press'
      ? page.getByLabel('Email').press('Enter')
      : page.getByRole('button', {name: 'Join'}).click())
    expect(JSON.parse((await sent).postDataJSON().form)).toEqual({email: 'ada@example.com'})
    await expect(page).toHaveURL('/test-document')
  }
  await page.getByLabel('Find').fill('mug')
  await page.getByLabel('Find').press('Enter')
  await expect(page).toHaveURL(/\/search\?q=mug$/)
})
