import type {Locator, Page} from '@playwright/test'
import {members} from '../../../../demo/seed/members.ts'
import {SAVE} from '../../support/forms.ts'
import {holdRequests} from '../../support/requests.ts'
import {signUpBefore} from '../../support/sign-up.ts'
import {expect} from '../../support/test.ts'
import {lay, type Scene, type Stage, visit} from '../scene.ts'
import {dialog, of, READS, theMain, theWindow} from './of.ts'

const contact = (page: Page): Locator => page.locator('.sqs-block-form .platform-form').first()
const question = (page: Page): Locator => page.locator('[data-vitrine=form]').first()
const submit = (form: Locator): Locator => form.locator('[type=submit], button:not([type])').last()

async function ask(stage: Stage): Promise<void> {
  await visit(stage, '/contact')
  const form = question(stage.page)
  await form.locator('[type=email]').fill('ada@example.com')
  await form.locator('textarea').fill('Is it open on Sunday?')
  await submit(form).click()
}

const DIALOG_FORM =
  '{"id": "64a1f0c27be1d20013c0f003", "name": "Book a visit", "fields": [{"id": "visit-name", "type": "text", "title": "Who is coming?", "required": true}]}'

const forms: readonly Omit<Scene, 'widget'>[] = [
  {state: 'every field', open: (stage) => visit(stage, '/contact'), part: contact},
  {
    state: 'error',
    async open(stage) {
      await visit(stage, '/contact')
      await submit(contact(stage.page)).click()
      await expect(stage.page.locator('.vitrine-form__summary').first()).toBeVisible()
    },
    part: contact,
  },
  {
    state: 'loading',
    async open(stage) {
      await holdRequests(stage.page, `**${SAVE}`)
      await ask(stage)
    },
    part: theMain,
  },
  {
    state: 'success',
    async open(stage) {
      await ask(stage)
      await expect(stage.page.locator('.vitrine-form__sent').first()).toBeVisible()
    },
    part: theMain,
  },
  {
    state: 'in a dialog',
    ...READS,
    async open(stage) {
      await lay(stage, `<div data-vitrine="form" data-lightbox data-form='${DIALOG_FORM}'></div>`)
      await stage.page.locator('.lightbox-handle').click()
      await expect(dialog(stage.page).locator('input').first()).toBeVisible()
    },
    part: theWindow,
  },
]

const letter = (page: Page): Locator => page.locator('main form.newsletter-form')

async function signUp(stage: Stage, address: string): Promise<void> {
  await visit(stage, '/newsletter')
  await letter(stage.page).locator('input:not([type=hidden])').first().fill(address)
  await letter(stage.page).locator('[type=submit]').click()
}

const newsletters: readonly Omit<Scene, 'widget'>[] = [
  {state: 'in the shop', open: (stage) => visit(stage, '/newsletter'), part: theMain},
  {
    state: 'error',
    async open(stage) {
      await signUp(stage, 'ada')
      await expect(letter(stage.page).locator('[aria-invalid=true]')).toBeVisible()
    },
    part: theMain,
  },
  {
    state: 'success',
    async open(stage) {
      await signUp(stage, 'ada@example.com')
      await expect(
        stage.page.locator('main .newsletter__thanks, main .form-submission-text').first(),
      ).toBeVisible()
    },
    part: theMain,
  },
]

const [INES = {email: '', password: ''}] = members

async function logIn(stage: Stage, password: string): Promise<void> {
  await visit(stage, '/account')
  const account = stage.page.locator('.account')
  await account.locator('[type=email]').fill(INES.email)
  await account.locator('[name=password]').fill(password)
  await account.locator('[name=password]').press('Enter')
}

const accounts: readonly Omit<Scene, 'widget'>[] = [
  {state: 'in the shop', open: (stage) => visit(stage, '/account'), part: theMain},
  {
    state: 'error',
    async open(stage) {
      stage.consoleLines.allowNetworkErrors()
      await logIn(stage, 'not the word')
      await expect(stage.page.locator('.member-account__problem').first()).toBeVisible()
    },
    part: theMain,
  },
  {
    state: 'logged in',
    async open(stage) {
      await logIn(stage, INES.password)
      await expect(stage.page.locator('[data-member=log-out]')).toBeVisible()
    },
    part: theMain,
  },
  {
    state: 'in a dialog',
    ...READS,
    async open(stage) {
      await visit(stage, '/newsletter')
      await stage.page.locator('.shop-footer [data-vitrine=member-account]').click()
      await expect(dialog(stage.page).locator('[type=email]')).toBeVisible()
    },
    part: theWindow,
  },
]

const withdrawal = (page: Page): Locator => page.locator('[data-vitrine=withdrawal]')

async function stateWithdrawal(stage: Stage, address: string): Promise<void> {
  await visit(stage, '/withdrawal?order=1842')
  await withdrawal(stage.page).locator('[name=name]').fill('Ada Lovelace')
  await withdrawal(stage.page).locator('[type=email]').fill(address)
  await submit(withdrawal(stage.page)).click()
}

const confirmation = (page: Page): Locator => page.locator('.withdrawal__confirmation')

const withdrawals: readonly Omit<Scene, 'widget'>[] = [
  {state: 'in the shop', open: (stage) => visit(stage, '/withdrawal'), part: theMain},
  {
    state: 'error',
    async open(stage) {
      await stateWithdrawal(stage, 'ada')
      await expect(withdrawal(stage.page).locator('[aria-invalid=true]')).toBeVisible()
    },
    part: theMain,
  },
  {
    state: 'confirmation',
    async open(stage) {
      await stateWithdrawal(stage, 'ada@example.com')
      await expect(confirmation(stage.page)).toBeVisible()
    },
    part: theMain,
  },
  {
    state: 'success',
    async open(stage) {
      await stateWithdrawal(stage, 'ada@example.com')
      await confirmation(stage.page).locator('[type=submit]').press('Enter')
      await expect(stage.page.locator('.withdrawal__receipt')).toBeVisible()
    },
    part: theMain,
  },
]

const comments = (page: Page): Locator => page.locator('.post-comments')

async function readComments(stage: Stage): Promise<Locator> {
  await signUpBefore(stage.page)
  await visit(stage, '/journal/opening-the-kiln')
  const form = comments(stage.page).locator('form')
  await comments(stage.page).scrollIntoViewIfNeeded()
  await expect(form).toBeVisible()
  return form
}

async function writeComment(stage: Stage, name: string): Promise<void> {
  const form = await readComments(stage)
  await form.locator('[name=name]').fill(name)
  await form.locator('textarea').fill('The tile is still right.')
  await submit(form).click()
}

const commentScenes: readonly Omit<Scene, 'widget'>[] = [
  {state: 'in the shop', open: readComments, part: comments},
  {
    state: 'error',
    async open(stage) {
      await writeComment(stage, ' ')
      await expect(comments(stage.page).locator('[aria-invalid=true]')).toBeVisible()
    },
    part: comments,
  },
  {
    state: 'success',
    async open(stage) {
      await writeComment(stage, 'Ada')
      await expect(comments(stage.page).locator('.comments__thanks')).toBeVisible()
    },
    part: comments,
  },
]

const POPUP =
  '{"showOnTimer": true, "timeout": 0, "displayFrequency": 0, "title": "Letters from the studio", "body": "One letter a month.", "form": {"id": "64a1f0c27be1d20013c0f004", "fields": [{"id": "email-yui_3_17_2_9", "type": "email", "title": "Your address", "required": true}]}}'

export const formScenes: readonly Scene[] = [
  ...of('form', forms),
  ...of('newsletter', newsletters),
  ...of('member-account', accounts),
  ...of('withdrawal', withdrawals),
  ...of('comments', commentScenes),
  ...of('popup-overlay', [
    {
      ...READS,
      state: 'open',
      async open(stage) {
        await lay(stage, `<div data-vitrine="popup-overlay" data-options='${POPUP}'></div>`)
        await expect(stage.page.locator('.popup-overlay__dialog')).toBeVisible()
      },
      part: theWindow,
    },
  ]),
]
