import {getByLabelText, getByRole, queryByRole} from '@testing-library/dom'
import {describe, expect, it} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {formPage, isThanked, sendButton, summary} from '../../test/helpers/form-page.ts'
import {tracked} from '../../test/helpers/tracked.ts'
import {until} from '../../test/helpers/until.ts'
import {htmlOf} from '../../test/helpers/widget-page.ts'

const page = await formPage(() => import('./index.ts'))
watchConsole()

const FORM =
  '<form data-form-id="f"><div id="a" class="form-item text required"><label class="title" for="i">A</label><input id="i"></div><button>Go</button></form>'
const PLATFORM = `<div class="sqs-block-form"><a href="#" class="lightbox-handle">Write</a>
  <div class="form-wrapper hidden"><script type="application/json" class="sqs-form-block-context">{"name": "Contact", "formId": "f"}</script>${FORM}</div></div>`

const dialog = () => queryByRole(document.body, 'dialog')
const field = () => getByLabelText<HTMLInputElement>(document.body, 'A')
const opener = (name: string) => getByRole(document.body, 'button', {name})

async function openPlatform() {
  const opened = await page.openForm(PLATFORM, 'form')
  const handle = document.querySelector('a') ?? document.body
  await until(() => expect(handle.getAttribute('aria-haspopup')).toBe('dialog'))
  return {...opened, handle}
}

it('is hidden in the page while the dialog is loading', async () => {
  const {unmount} = await page.open(`<div data-vitrine="form" data-lightbox>${FORM}</div>`)
  expect(field().closest('[hidden]')).not.toBeNull()
  await until(() => opener('Open form'))
  expect(field().closest('[hidden]')).not.toBeNull()
  unmount()
  expect(field().closest('[hidden]')).toBeNull()
})

describe('platform markup with a handle', () => {
  it('opens its form in a dialog, and moves it back with the typed text', async () => {
    const {user, handle, unmount} = await openPlatform()
    expect(field().closest('.hidden')).not.toBeNull()
    expect(await tracked('FormRender')).toEqual([])
    await user.click(handle)
    const opened = await until(() => getByRole(document.body, 'dialog', {name: 'Contact'}))
    expect([opened.parentElement, opened.contains(field()), document.activeElement]).toEqual([
      document.body,
      true,
      field(),
    ])
    await user.type(field(), 'x')
    await user.click(opener('Close'))
    expect([dialog(), document.activeElement]).toEqual([null, handle])
    expect(await tracked('FormRender')).toEqual([{formId: 'f'}])
    expect(field().value).toBe('x')
    unmount()
    field().value = ''
    expect(htmlOf()).toBe(htmlOf(PLATFORM))
  })

  it('validates, sends and shows the confirmation in the dialog', async () => {
    const {user, handle} = await openPlatform()
    await user.click(handle)
    await until(() => expect(dialog()).not.toBeNull())
    await user.click(sendButton())
    await until(() => expect(dialog()?.contains(summary())).toBe(true))
    await user.type(field(), 'x{Enter}')
    await isThanked('Thank you!')
    expect(dialog()?.textContent).toContain('Thank you!')
    expect(page.saved()).toMatchObject([{formId: 'f', form: {a: 'x'}}])
  })

  it('that is unmounted while it is open leaves no dialog', async () => {
    const {user, handle, unmount} = await openPlatform()
    await user.click(handle)
    await until(() => expect(dialog()).not.toBeNull())
    unmount()
    expect(htmlOf()).toBe(htmlOf(PLATFORM))
  })
})

describe('an element with data-lightbox', () => {
  it.each([
    [
      'with a form',
      `<div data-vitrine="form" data-lightbox data-form='{"id": "f", "name": "Contact"}'>${FORM}</div>`,
    ],
    [
      'that is the form',
      FORM.replace('<form', `<form data-vitrine="form" data-lightbox data-form='{"name": "Contact"}'`),
    ],
    [
      'without a form',
      `<div data-vitrine="form" data-lightbox data-form='{"id": "f", "name": "Contact", "fields": [{"id": "a", "type": "text", "title": "A"}]}'></div>`,
    ],
  ])('%s gets a button', async (_, html) => {
    const {user, unmount} = await page.openForm(html)
    await user.click(await until(() => opener('Contact')))
    await until(() => expect(dialog()?.contains(field())).toBe(true))
    await user.type(field(), 'x{Enter}')
    await isThanked('Thank you!')
    expect(page.saved()).toMatchObject([{formId: 'f', form: {a: 'x'}}])
    unmount()
    const left = document.querySelector('input')
    if (left) left.value = ''
    expect(htmlOf()).toBe(htmlOf(html))
  })
})
