import {expect, type Locator, type Page} from '@playwright/test'
import {open} from './page-parts.ts'
import {holdRequests} from './requests.ts'
import type {Shop} from './shop.ts'

export const KEY = '/api/form/FormSubmissionKey'
export const SAVE = '/api/form/SaveFormSubmission'

/** The form with a field of every type. */
export const contactForm = (page: Page): Locator => page.locator('.sqs-block-form .platform-form').first()
/** The form with two fields, in author markup. */
export const questionForm = (page: Page): Locator => page.locator('[data-vitrine=form]')

export const itemOf = (page: Page, id: string): Locator => page.locator(`[id="${id}-yui_3_17_2_1"]`)

export const summaryOf = (page: Page): Locator => page.locator('.vitrine-form__summary')

/** The thanks that replace a form. */
export const sentIn = (scope: Page | Locator): Locator => scope.locator('.vitrine-form__sent')

export const openContact = async (page: Page, search = ''): Promise<void> => {
  await open(page, `/contact${search}`)
  await expect(contactForm(page)).toHaveAttribute('data-vitrine-state', 'mounted')
}

/** The captcha of the shop's own provider. */
export const captchaIn = (scope: Page | Locator): Locator =>
  scope.getByRole('checkbox', {name: 'I’m not a robot'})

export async function solveCaptcha(page: Page): Promise<void> {
  await captchaIn(contactForm(page)).check()
  await expect(contactForm(page).locator('[name=g-recaptcha-response]')).not.toHaveValue('')
}

/** Fills in the required fields of the contact form. */
export async function fillInRequired(page: Page): Promise<void> {
  await itemOf(page, 'name').locator('[data-title=First]').fill('Ada')
  await itemOf(page, 'name').locator('[data-title=Last]').fill('Lovelace')
  await itemOf(page, 'email').getByRole('textbox').fill('ada@example.com')
  await itemOf(page, 'select').getByRole('combobox').selectOption('A class')
  await itemOf(page, 'textarea').getByRole('textbox').fill('Hello')
}

export interface Submission {
  kind: string
  formId: string
  form: Record<string, unknown>
  [place: string]: unknown
}

export const submissionsOf = async (shop: Shop): Promise<Submission[]> =>
  (await fetch(`${shop.url}/qa/submissions`)).json()

export const THANKS = 'Thank you! We read everything, and answer within two days.'

interface Signup {
  address: Locator
  button: Locator
  /** The path of the submitting call. */
  path: string
}

/** Types an address and presses Enter, and again while the first submission is pending. */
export async function pressEnterTwice(page: Page, {address, button, path}: Signup): Promise<void> {
  const release = await holdRequests(page, `**${path}`)
  await address.focus()
  await page.keyboard.type('ada@example.com')
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Enter')
  release()
}
