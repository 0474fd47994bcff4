import {queryByRole} from '@testing-library/dom'
import {describe, expect, it, vi} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {fakeCaptcha} from '../../test/helpers/fake-captcha.ts'
import {until} from '../../test/helpers/until.ts'
import {htmlOf, setStrings, widgetPage} from '../../test/helpers/widget-page.ts'

const page = await widgetPage(() => import('./index.ts'))
const said = watchConsole()

const form = (attributes = '') =>
  `<form action="/ask"><input name="q"><div data-vitrine="captcha" ${attributes}></div><button>Ask</button></form>`
const withKey = () => page.setContext({website: {captchaSettings: {siteKey: 'key', scriptUrl: '/api.js'}}})

/** Counts the submits that reach other listeners of the page. */
function watchSubmits() {
  const seen = vi.fn((event: Event) => event.preventDefault())
  document.addEventListener('submit', seen)
  return seen
}

describe('a captcha', () => {
  it('blocks its form until it is solved', async () => {
    withKey()
    const captchas = fakeCaptcha()
    const submits = watchSubmits()
    const {user} = await page.open(form())
    await until(() => expect(captchas).toHaveLength(1))
    await user.click(document.querySelector('button') ?? document.body)
    expect(queryByRole(document.body, 'alert')?.textContent).toBe('Complete CAPTCHA before submitting.')
    await until(() => expect(document.activeElement).toBe(captchas[0]?.place.querySelector('input')))
    expect(submits).not.toHaveBeenCalled()
    captchas[0]?.solve()
    expect(queryByRole(document.body, 'alert')).toBeNull()
    await user.click(document.querySelector('button') ?? document.body)
    expect(submits).toHaveBeenCalledTimes(1)
  })

  it('blocks it again once the answer has expired', async () => {
    withKey()
    const captchas = fakeCaptcha()
    const submits = watchSubmits()
    const {user} = await page.open(form())
    await until(() => expect(captchas).toHaveLength(1))
    captchas[0]?.solve()
    captchas[0]?.expire()
    await user.click(document.querySelector('button') ?? document.body)
    expect(submits).not.toHaveBeenCalled()
  })

  it.each([
    ['', 'key', 'light', 'normal'],
    ['data-theme="dark" data-site-key="own" data-size="compact"', 'own', 'dark', 'compact'],
    ['data-theme="null" data-size="null"', 'key', 'light', 'normal'],
  ])('with %s', async (attributes, sitekey, theme, size) => {
    withKey()
    const captchas = fakeCaptcha()
    await page.open(form(attributes))
    await until(() => expect(captchas).toMatchObject([{settings: {sitekey, theme, size}}]))
    expect(said.warnings).toEqual([])
  })

  it('warns about unknown values', async () => {
    withKey()
    fakeCaptcha()
    await page.open(form('data-theme="blue"'))
    expect(said.warnings).toHaveLength(1)
  })

  it.each([
    ['align-center', '0px auto'],
    ['align-right', '0px 0px 0px auto'],
    ['', '0px auto 0px 0px'],
  ])('of platform markup is aligned by its class (%s)', async (side, margin) => {
    withKey()
    const captchas = fakeCaptcha()
    await page.open(`<div class="captcha-container ${side}" data-theme="dark"></div>`, '.captcha-container')
    await until(() => expect(captchas).toHaveLength(1))
    expect(captchas[0]?.settings.theme).toBe('dark')
    expect(captchas[0]?.place.style.margin).toBe(margin)
  })

  it('is not rendered without a key', async () => {
    const captchas = fakeCaptcha()
    const submits = watchSubmits()
    const {user} = await page.open(form())
    await user.click(document.querySelector('button') ?? document.body)
    expect(captchas).toEqual([])
    expect(submits).toHaveBeenCalledTimes(1)
    expect(said.errors).toEqual([])
  })

  it('restores its element and its form', async () => {
    withKey()
    const captchas = fakeCaptcha()
    const submits = watchSubmits()
    const {user, unmount} = await page.open(form())
    await until(() => expect(captchas).toHaveLength(1))
    await user.click(document.querySelector('button') ?? document.body)
    unmount()
    expect(htmlOf()).toBe(htmlOf(form()))
    await user.click(document.querySelector('button') ?? document.body)
    expect(submits).toHaveBeenCalledTimes(1)
  })

  it('uses the page’s language', async () => {
    withKey()
    const captchas = fakeCaptcha()
    await setStrings({'captcha.incomplete': 'Erst das Captcha.'})
    const {user} = await page.open(form())
    await until(() => expect(captchas).toHaveLength(1))
    await user.click(document.querySelector('button') ?? document.body)
    expect(queryByRole(document.body, 'alert')?.textContent).toBe('Erst das Captcha.')
  })
})
