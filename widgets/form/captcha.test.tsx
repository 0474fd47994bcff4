import {
  getAllByText,
  getByLabelText,
  getByRole,
  getByText,
  queryAllByText,
  queryByText,
} from '@testing-library/dom'
import {describe, expect, it} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {fakeCaptcha} from '../../test/helpers/fake-captcha.ts'
import {json, noContent} from '../../test/helpers/fake-server.ts'
import {formPage, isThanked, sendButton, summary} from '../../test/helpers/form-page.ts'
import {until} from '../../test/helpers/until.ts'
import {htmlOf} from '../../test/helpers/widget-page.ts'

const page = await formPage(() => import('./index.ts'))
const said = watchConsole()

const MESSAGE = 'Complete CAPTCHA before submitting.'
const CONTEXT = {website: {captchaSettings: {siteKey: 'key'}}}
const fields = [{id: 'a', type: 'text', title: 'A'}]
const HTML = `<div data-vitrine="form" data-form='${JSON.stringify({id: 'f', fields, captchaEnabled: true, captchaTheme: 'dark', captchaAlignment: 'center'})}'></div>`

const field = () => getByLabelText<HTMLInputElement>(document.body, 'A')
const isDisabled = () => sendButton().getAttribute('aria-disabled') === 'true'
const container = () => document.querySelector('.captcha-container')

describe('a form with a captcha', () => {
  it('is sent with the answer once it was solved', async () => {
    page.setContext(CONTEXT)
    const widgets = fakeCaptcha()
    const {user, unmount} = await page.openForm(HTML)
    expect(widgets).toEqual([])
    await user.type(field(), 'x')
    await until(() => expect(widgets).toMatchObject([{settings: {sitekey: 'key', theme: 'dark'}}]))
    expect(container()?.className).toContain('align-center')
    await user.click(sendButton())
    await until(() => expect(container()?.firstElementChild?.textContent).toBe(MESSAGE))
    // shown once, next to the captcha, and immediately announced
    expect(getAllByText(document.body, MESSAGE)).toEqual([container()?.querySelector('[role=alert]')])
    expect(summary()).toBeNull()
    expect(page.saved()).toEqual([])
    widgets[0]?.solve('solved')
    expect(queryByText(document.body, MESSAGE)).toBeNull()
    await user.click(sendButton())
    await isThanked('Thank you!')
    expect(page.saved()).toMatchObject([{captchaKey: 'solved'}])
    unmount()
    expect(htmlOf()).toBe(htmlOf(HTML))
  })

  it('is requested again after a failure', async () => {
    page.setContext(CONTEXT)
    page.answerSave(json({error: 'Not today.'}, 400))
    const widgets = fakeCaptcha()
    const {user} = await page.openForm(HTML)
    await user.click(field())
    await until(() => expect(widgets).toHaveLength(1))
    widgets[0]?.solve('first')
    await user.click(sendButton())
    await until(() => getByText(document.body, 'Not today.'))
    expect(isDisabled()).toBe(true)
    page.answerSave(noContent)
    // a visitor who clicks it anyway sees the reason
    await user.click(sendButton())
    await until(() => expect(queryAllByText(document.body, MESSAGE)).toHaveLength(1))
    widgets[0]?.solve('second')
    expect(isDisabled()).toBe(false)
    widgets[0]?.expire()
    expect(isDisabled()).toBe(true)
    widgets[0]?.solve('third')
    await user.click(sendButton())
    await isThanked('Thank you!')
    expect(page.saved()).toMatchObject([{captchaKey: 'third'}])
  })

  it('has it above its button if the server has rendered the fields, and only the definition asks for one', async () => {
    page.setContext(CONTEXT)
    const widgets = fakeCaptcha()
    const html = `<form data-vitrine="form" data-form='{"id":"f","captchaEnabled":true,"captchaTheme":"dark"}'><label>A <input name="a"></label><p><button>Send</button></p></form>`
    const {user, unmount} = await page.openForm(html)
    await user.type(field(), 'x')
    await until(() => expect(widgets).toMatchObject([{settings: {theme: 'dark'}}]))
    expect(container()?.nextElementSibling?.localName).toBe('p')
    widgets[0]?.solve('solved')
    await user.click(sendButton())
    await isThanked('Thank you!')
    expect(page.saved()).toMatchObject([{captchaKey: 'solved'}])
    unmount()
    expect(htmlOf()).toBe(htmlOf(html))
  })

  it('in a dialog belongs to the form: no other widget is looked for there', async () => {
    page.setContext(CONTEXT)
    fakeCaptcha()
    const {user} = await page.open(HTML.replace('data-form=', 'data-lightbox data-form='))
    await until(() => getByRole(document.body, 'button', {name: 'Open form'}))
    await user.click(getByRole(document.body, 'button', {name: 'Open form'}))
    const dialog = await until(() => getByRole(document.body, 'dialog'))
    expect(dialog.contains(container())).toBe(true)
    expect(container()?.matches('[data-vitrine] *')).toBe(true)
  })

  it('on a site without a key is sent without one, and the console names the key', async () => {
    const widgets = fakeCaptcha()
    const {user} = await page.openForm(HTML)
    expect(container()).toBeNull()
    // the form can be seen before it is taken over
    await until(() => expect(`${said.warnings}`).toContain('website.captchaSettings.siteKey'))
    await user.type(field(), 'x{Enter}')
    await isThanked('Thank you!')
    expect([widgets, summary()]).toEqual([[], null])
    expect(page.saved()[0]).not.toHaveProperty('captchaKey')
  })
})
