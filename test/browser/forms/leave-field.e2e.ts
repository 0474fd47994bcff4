import {expectNoneInAnyLight} from '../support/accessibility.ts'
import {open} from '../support/page-parts.ts'
import {holdRequests} from '../support/requests.ts'
import {expect, test} from '../support/test.ts'

const EMAIL = 'Email is not valid. Email addresses should follow the format user@domain.com.'

for (const [width, dir] of [
  [1280, 'ltr'],
  [390, 'rtl'],
] as const)
  test(`a wrong value is reported when its field is left, at ${width} px, ${dir}`, async ({page}) => {
    await page.setViewportSize({width, height: 844})
    await open(page, '/contact')
    await page.evaluate((value) => {
      document.documentElement.dir = value
    }, dir)
    const email = page.getByLabel('Email', {exact: false}).first()
    await email.fill('ada@')
    await expect(email).not.toHaveAttribute('aria-invalid')
    await email.press('Tab')
    await expect(email).toHaveAccessibleDescription(new RegExp(EMAIL.replaceAll('.', '\\.')))
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expect(email).not.toBeFocused()
    await expectNoneInAnyLight(page)
    await email.press('End')
    await email.pressSequentially('example.com')
    await expect(email).not.toHaveAttribute('aria-invalid')
  })

for (const key of ['Tab', 'Space'])
  test(`a wrong value that was left before the form’s code had loaded is reported once it has, with ${key} down`, {
    tag: '@engines',
  }, async ({page}) => {
    const release = await holdRequests(page, '**/vitrine/chunks/**')
    await page.goto('/contact', {waitUntil: 'commit'})
    await expect(page.locator('[data-vitrine-state=loading]').first()).toBeAttached()
    const email = page.getByLabel('Email', {exact: false}).first()
    await email.fill('ada@')
    if (key === 'Space') await page.getByRole('checkbox').first().focus()
    await page.keyboard.down(key)
    const code = page.waitForResponse(/follow-fields/)
    release()
    await code
    await page.waitForTimeout(500)
    await page.keyboard.up(key)
    await expect(email).toHaveAttribute('aria-invalid', 'true')
  })

test('a press that leaves a wrong field does not miss its target', async ({page}) => {
  await open(page, '/contact')
  const email = page.getByLabel('Email', {exact: false}).first()
  await email.fill('ada@')
  const box = page.getByRole('checkbox').first()
  await box.scrollIntoViewIfNeeded()
  const place = await box.boundingBox()
  if (!place) throw new Error('has no place')
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2)
  await page.mouse.down()
  await page.waitForTimeout(200)
  await expect(email).not.toHaveAttribute('aria-invalid')
  await page.mouse.up()
  await expect(box).toBeChecked()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
})
