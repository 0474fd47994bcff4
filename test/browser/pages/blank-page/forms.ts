import {expect, type Locator, type Page, type Response} from '@playwright/test'
import {members} from '../../../../demo/seed/members.ts'
import {captchaIn} from '../../support/forms.ts'
import {countTaken, isShopInPage, readTaken} from './shop-in-page.ts'
import type {Stage} from './stage.ts'

/** Forms that add to a cart or belong to one. */
const OTHERS = ':is([data-vitrine=add-to-cart], [data-vitrine=cart-page], #sqs-cart-root)'
/** A search or a filter leads to another page, which the blank page's server does not have. */
const FORM = `form:not([method=get], ${OTHERS}, ${OTHERS} *)`
const FIELD = 'input:not([type=hidden], [type=submit], [type=button]), select, textarea'
const SUBMIT = ':is([type=submit], button:not([type]))'
/** Visits, errors and recordings are not replies to the submission. */
const UNASKED = /\/(census|events|recorder|FormSubmissionKey)\b/
const DIALOG = 'dialog[open]'
/** Milliseconds from the click to a visible result. */
const PATIENCE = 20_000

const [member] = members

interface Field {
  tag: string
  type: string
  label: string
}

/** A value that a visitor would enter. */
function valueFor({type, label}: Field, isSecret: boolean): string {
  if (type === 'email') return isSecret && member ? member.email : 'ada@example.com'
  if (type === 'password') return member?.password ?? ''
  if (/year/i.test(label)) return '2027'
  return /month|day/i.test(label) ? '12' : 'Kiln 7'
}

async function fillIn({rest}: Stage, form: Locator): Promise<void> {
  const isSecret = (await form.locator('[type=password]').count()) > 0
  for (const control of await form.locator(FIELD).filter({visible: true}).all()) {
    const field = await control.evaluate((element: HTMLInputElement) => ({
      tag: element.localName,
      type: element.type,
      label: element.labels?.[0]?.textContent ?? '',
    }))
    if (field.tag === 'select') await control.selectOption({index: 1})
    else if (/checkbox|radio/.test(field.type)) await control.check()
    else await control.fill(valueFor(field, isSecret))
  }
  await rest.settle()
  const answer = form.locator('[name=g-recaptcha-response]')
  if (!(await answer.count())) return
  await captchaIn(form).check()
  await expect(answer).not.toHaveValue('')
}

/** The visible lines except for errors. */
const readLines = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wrong = [
      ...document.querySelectorAll<HTMLElement>('[role=alert], [role=alertdialog], .field-error'),
    ]
    // biome-ignore lint/performance/useDomNodeTextContent: only what is seen is read
    const said = wrong.map(({innerText}) => innerText).join('\n')
    // biome-ignore lint/performance/useDomNodeTextContent: the same
    return document.body.innerText.split('\n').filter((line) => line.trim() && !said.includes(line))
  })

interface Before {
  lines: readonly string[]
  isInDialog: boolean
}

/** What is seen before a click. */
const lookAround = async (page: Page): Promise<Before> => ({
  lines: await readLines(page),
  isInDialog: (await page.locator(DIALOG).count()) > 0,
})

/** A closed dialog is enough feedback. */
async function waitForSaid(page: Page, before: Before): Promise<boolean> {
  for (let waited = 0; waited < PATIENCE; waited += 100) {
    if (before.isInDialog && !(await page.locator(DIALOG).count())) return true
    const lines = await readLines(page).catch(() => [])
    if (lines.some((line) => !before.lines.includes(line) && !/…$/.test(line))) return true
    await page.waitForTimeout(100)
  }
  return false
}

/** The button of a second step, which has nothing to fill in. */
async function findConfirm(form: Locator): Promise<Locator | null> {
  const [fields, buttons] = [FIELD, SUBMIT].map((part) => form.locator(part).filter({visible: true}))
  return buttons && (await buttons.count()) && !(await fields?.count()) ? buttons.first() : null
}

/** Sends a form, and describes what kept the visitor from seeing its confirmation. */
async function send(stage: Stage, form: Locator, name: string): Promise<string[]> {
  const {page, rest} = stage
  const answers: Response[] = []
  const note = (response: Response) => {
    if (response.request().method() !== 'GET' && !UNASKED.test(response.url())) answers.push(response)
  }
  page.on('response', note)
  await fillIn(stage, form)
  await countTaken(page)
  const before = await lookAround(page)
  await form.locator(SUBMIT).filter({visible: true}).first().click()
  let isSaid = await waitForSaid(page, before)
  await rest.settle()
  const confirm = await findConfirm(form)
  if (confirm && !answers.length) {
    const asked = await lookAround(page)
    await confirm.press('Enter')
    isSaid = await waitForSaid(page, asked)
    await rest.settle()
  }
  page.off('response', note)
  const isTaken = (await isShopInPage(page))
    ? (await readTaken(page)) === 1
    : (answers.at(-1)?.status() ?? 400) < 400
  const told = answers.map((one) => `${one.request().method()} ${one.url()} ${one.status()}`)
  return [
    ...(isTaken ? [] : [`${name} was not taken: ${told.join(', ') || 'not sent'}`]),
    ...(isSaid ? [] : [`${name} was sent, and nothing is seen of it`]),
  ]
}

const nameForm = (form: Element): string =>
  `form ${form.getAttribute('action') ?? ''} of ${[...form.querySelectorAll('[name]')].map((one) => one.getAttribute('name')).join(', ')}`

/** The first visible form that was not sent yet. */
async function findNext(scope: Locator, sent: ReadonlySet<string>): Promise<[Locator, string] | null> {
  const forms = scope.locator(FORM).filter({has: scope.page().locator(SUBMIT).filter({visible: true})})
  for (const form of await forms.all()) {
    const name = await form.evaluate(nameForm)
    if (!sent.has(name)) return [form, name]
  }
  return null
}

/** Fills in and sends each visible form, and the forms that replace it, until the page changes. */
export async function sendForms(stage: Stage, scope: Locator): Promise<string[]> {
  const problems: string[] = []
  const sent = new Set<string>()
  const address = stage.page.url()
  for (let next = await findNext(scope, sent); next; next = await findNext(scope, sent)) {
    const [form, name] = next
    sent.add(name)
    problems.push(...(await send(stage, form, name)))
    if (stage.page.url() !== address) return problems
  }
  return problems
}
