import {getByLabelText, getByRole, queryByRole} from '@testing-library/dom'
import {beforeEach, describe, expect, it, vi} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {removeCookie, removeCookies, setCookie} from '../../test/helpers/cookies.ts'
import {type Answer, drop, hold, json, noContent} from '../../test/helpers/fake-server.ts'
import {hear} from '../../test/helpers/hear.ts'
import {pause, until} from '../../test/helpers/until.ts'
import {htmlOf, setStrings, widgetPage} from '../../test/helpers/widget-page.ts'

const page = await widgetPage(() => import('./index.ts'))
const said = watchConsole()

const SESSION = '/api/site-users/account/session'
const LOCALE = '/api/site-users/account/locale'
const TOLD = 'vitrine-member-locale'

const loggedIn = json({xsrfToken: 't1'})

/** Answers the calls in order. Language calls occur in between, and are irrelevant for most tests. */
const answer = (...answers: Answer[]): void =>
  page.server.answer((response, request) => {
    const next = request.url === LOCALE ? noContent : answers.length > 1 ? answers.shift() : answers[0]
    next?.(response, request)
  })

beforeEach(() => {
  removeCookies()
  localStorage.clear()
  document.documentElement.lang = 'en-US'
  answer(loggedIn)
})

const info = (siteUserId: string | null) =>
  setCookie('SiteUserInfo', encodeURIComponent(JSON.stringify({authenticated: !!siteUserId, siteUserId})))

/** Starts as a member whose language is known. */
const enter = (siteUserId = 'u1') => {
  info(siteUserId)
  setCookie('siteUserCrumb', 't0')
  localStorage.setItem(TOLD, `${siteUserId} en-US`)
}

const inputs = `<label>Email <input type="email" name="email"></label>
  <label>Password <input type="password" name="password"></label><button type="button" data-member="reveal" hidden>Show</button>
  <label><input type="checkbox" name="rememberMe" value="true"> Remember me</label><button>Log in</button>`
const form = `<form data-member="out" method="post" action="/account">${inputs}</form>`
const inside = (hidden = 'hidden') => `<div data-member="in" ${hidden}>Hello <b data-member="email"></b>
  <form data-member="log-out" method="post" action="/account/log-out"><button>Leave</button></form></div>`
const whole = (attributes = '') => `<div data-vitrine="member-account" ${attributes}>${inside()}${form}</div>`
const whole2 = `<div data-vitrine="member-account">${inside('')}${form.replace('method', 'hidden method')}</div>`
const bare = `<div data-vitrine="member-account"><form method="post" action="/account">${inputs}</form></div>`
const link = '<a data-vitrine="member-account" href="/account">Sign in here</a>'

const email = () => getByLabelText<HTMLInputElement>(document.body, 'Email')
const password = () => getByLabelText<HTMLInputElement>(document.body, 'Password')
const isShown = (element: Element | null) => element instanceof HTMLElement && !element.closest('[hidden]')
const status = () => document.querySelector('.member-account__status')
const problems = () =>
  Array.from(document.querySelectorAll('.member-account__problem'), ({textContent}) => textContent)
const calls = () => page.server.received.filter(({url}) => url !== LOCALE)
const isTold = (text: string) => until(() => expect(status()?.textContent).toBe(text))

type Opened = Awaited<ReturnType<typeof page.open>>

async function fillIn({user}: Opened, address = 'ada@example.com', secret = 'secret'): Promise<void> {
  await user.type(email(), address)
  await user.type(password(), `${secret}{Enter}`)
}

describe('a form in the server HTML', () => {
  it('logs in once, and shows the part for members', async () => {
    const held = hold(loggedIn)
    answer(held.answer)
    const heard = hear('member-change')
    const opened = await page.open(whole())
    await opened.user.click(getByLabelText(document.body, 'Remember me'))
    await fillIn(opened, ' ada@example.com ')
    const button = await until(() => getByRole(document.body, 'button', {name: 'Logging in…'}))
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await opened.user.click(button)
    held.release()
    await isTold('You are logged in.')
    expect(document.activeElement).toBe(status())
    expect(calls()).toMatchObject([
      {
        method: 'POST',
        url: SESSION,
        headers: {'x-siteuser-xsrf-token': ''},
        body: {email: 'ada@example.com', password: 'secret', rememberMe: true},
      },
    ])
    expect(document.cookie).toContain('siteUserCrumb=t1')
    expect([isShown(document.querySelector('[data-member=in]')), isShown(password())]).toEqual([true, false])
    expect(document.querySelector('[data-member=email]')?.textContent).toBe('ada@example.com')
    await until(() => expect(password().value).toBe(''))
    expect(heard).toMatchObject([{detail: {authenticated: true, siteUserId: null}}])
  })

  it.each([
    ['', '', ['Required', 'Required'], 'email'],
    [' ', 'x', ['Required'], 'email'],
    ['ada', 'x', ['Email is not valid. Email addresses should follow the format user@domain.com.'], 'email'],
    ['ada@example.com', '', ['Required'], 'password'],
  ])(
    'with %j and %j shows the problem, and moves the focus there',
    async (address, secret, messages, name) => {
      const {user} = await page.open(whole())
      if (address) await user.type(email(), address)
      if (secret) await user.type(password(), secret)
      await user.click(getByRole(document.body, 'button', {name: 'Log in'}))
      await until(() => expect(problems()).toEqual(messages))
      const control = name === 'email' ? email() : password()
      expect(document.activeElement).toBe(control)
      expect(control.getAttribute('aria-invalid')).toBe('true')
      const described = document.querySelector(`#${control.getAttribute('aria-describedby')}`)
      expect(described?.textContent).toBe(messages[0])
      expect(calls()).toEqual([])
    },
  )

  it('an address is checked when it is left, once the visitor has typed, until it is right', async () => {
    const {user} = await page.open(whole())
    email().focus()
    await vi.dynamicImportSettled()
    await user.type(email(), 'ada')
    expect(problems()).toEqual([])
    await user.tab()
    const message = 'Email is not valid. Email addresses should follow the format user@domain.com.'
    await until(() => expect(getByRole(document.body, 'alert').textContent).toBe(message))
    expect(document.activeElement).toBe(password())
    expect(email().getAttribute('aria-invalid')).toBe('true')
    await user.type(email(), '@example.com')
    expect(problems()).toEqual([])
    expect(email().getAttribute('aria-invalid')).toBeNull()
  })

  it.each([
    ['of a wrong password', json({error: 'Unauthorized'}, 401), 'Incorrect email or password.', 'password'],
    ['of a locked address', json({error: 'Locked for 15 minutes.'}, 423), 'Locked for 15 minutes.', 'alert'],
    ['of a locked address without a message', json({}, 423), /^Too many failed login attempts/, 'alert'],
    ['of too many tries', json({}, 429, {'retry-after': '3'}), 'Please try again in a few seconds.', 'alert'],
    ['of far too many', json({}, 429, {'retry-after': '60'}), 'Please try again in 60 seconds.', 'alert'],
    ['about the address', json({errors: {email: 'Not this one.'}}, 400), 'Not this one.', 'email'],
    ['of an old page', json({error: 'x', crumbFail: true}), /^Your session has expired\./, 'alert'],
    ['of a lost connection', drop, 'Please check your internet connection.', 'alert'],
  ])(
    'a failure %s is shown, keeps the typed text, and can be tried again',
    async (_, refusal, message, where) => {
      answer(refusal)
      const opened = await page.open(whole())
      await fillIn(opened)
      await until(() => expect(problems()).toEqual([expect.stringMatching(message)]))
      if (where === 'alert') expect(queryByRole(document.body, 'alert')).not.toBeNull()
      else expect(document.activeElement).toBe(where === 'email' ? email() : password())
      expect([email().value, password().value]).toEqual(['ada@example.com', 'secret'])
      expect(said.errors).toEqual([])
      answer(loggedIn)
      await opened.user.click(getByRole(document.body, 'button', {name: 'Log in'}))
      await isTold('You are logged in.')
      expect(problems()).toEqual([])
    },
  )

  it.each([
    ['a broken server', json({}, 500)],
    ['a reply without a token', json({token: 'x'})],
  ])('%s is reported, too', async (_, reply) => {
    answer(reply)
    await fillIn(await page.open(whole()))
    await until(() => expect(problems()).toEqual(['Something went wrong. Please try again later.']))
    expect(said.errors).toHaveLength(1)
  })

  it('shows the password on request, and hides it when the form is sent', async () => {
    const opened = await page.open(whole())
    const reveal = getByRole(document.body, 'button', {name: 'Show'})
    expect(reveal.getAttribute('aria-pressed')).toBe('false')
    await opened.user.click(reveal)
    expect([password().type, reveal.getAttribute('aria-pressed')]).toEqual(['text', 'true'])
    await fillIn(opened)
    expect(password().type).toBe('password')
    await isTold('You are logged in.')
  })

  it('restores the server HTML', async () => {
    const html = whole()
    const opened = await page.open(html)
    await opened.user.click(getByRole(document.body, 'button', {name: 'Log in'}))
    await until(() => expect(problems()).toHaveLength(2))
    await fillIn(opened)
    await isTold('You are logged in.')
    opened.unmount()
    email().value = ''
    expect(htmlOf()).toBe(htmlOf(html))
  })
})

it('a form with other field names works as well', async () => {
  const opened = await page.open(
    whole().replace('name="email"', 'name="user[mail]"').replace('name="password"', 'name="user[secret]"'),
  )
  await fillIn(opened)
  await isTold('You are logged in.')
  expect(calls()[0]?.body).toEqual({email: 'ada@example.com', password: 'secret', rememberMe: false})
})

describe('a form without a part for members', () => {
  it('is replaced by a logout button', async () => {
    const opened = await page.open(bare)
    await fillIn(opened)
    await isTold('You are logged in.')
    answer(noContent)
    await opened.user.click(getByRole(document.body, 'button', {name: 'Log out'}))
    await isTold('You are logged out.')
    expect(isShown(password())).toBe(true)
    opened.unmount()
    email().value = ''
    expect(htmlOf()).toBe(htmlOf(bare))
  })

  it('may be the element itself', async () => {
    const html = `<form data-vitrine="member-account" method="post" action="/account">${inputs}</form>`
    const opened = await page.open(html)
    await fillIn(opened)
    await isTold('You are logged in.')
    expect(isShown(password())).toBe(false)
    expect(getByRole(document.body, 'button', {name: 'Log out'})).not.toBeNull()
  })
})

describe('logging out', () => {
  beforeEach(() => {
    enter()
    answer(noContent)
  })
  const leave = ({user}: Opened) => user.click(getByRole(document.body, 'button', {name: 'Leave'}))

  it('sends the token, and keeps a copy of the cart', async () => {
    const heard = hear('member-change')
    await leave(await page.open(whole2))
    await isTold('You are logged out.')
    expect(calls()).toMatchObject([
      {method: 'DELETE', url: `${SESSION}?cloneCart=true`, headers: {'x-siteuser-xsrf-token': 't0'}},
    ])
    expect(isShown(password())).toBe(true)
    expect(document.activeElement).toBe(status())
    expect(heard).toMatchObject([{detail: {authenticated: false, siteUserId: null}}])
  })

  it('keeps no copy if the attribute says so', async () => {
    const html = whole2.replace('member-account"', 'member-account" data-clone-cart="false"')
    await leave(await page.open(html))
    await isTold('You are logged out.')
    expect(calls()).toMatchObject([{url: `${SESSION}?cloneCart=false`}])
  })

  it('is repeated once after a refused token, with the new one', async () => {
    answer((response, request) => {
      setCookie('siteUserCrumb', 't9')
      json({error: 'x', crumbFail: true, crumb: 'c9'}, 403)(response, request)
    }, noContent)
    await leave(await page.open(whole2))
    await isTold('You are logged out.')
    expect(calls().map(({headers}) => [headers['x-siteuser-xsrf-token'], headers['x-csrf-token']])).toEqual([
      ['t0', undefined],
      ['t9', 'c9'],
    ])
  })

  it('of an expired session succeeds', async () => {
    answer(json({error: 'Over.'}, 401))
    await leave(await page.open(whole2))
    await isTold('You are logged out.')
    expect(said.errors).toEqual([])
  })

  it('shows a failure, and can be tried again', async () => {
    answer(drop)
    const opened = await page.open(whole2)
    await leave(opened)
    await isTold('Please check your internet connection.')
    expect(status()?.role).toBe('alert')
    expect(isShown(document.querySelector('[data-member=in]'))).toBe(true)
    answer(noContent)
    await leave(opened)
    await isTold('You are logged out.')
  })
})

describe('the login state', () => {
  it('is shown immediately, without a message', async () => {
    enter()
    await page.open(whole())
    expect([isShown(document.querySelector('[data-member=in]')), isShown(password())]).toEqual([true, false])
    expect(status()?.textContent).toBe('')
    await pause(30)
    expect(page.server.received).toEqual([])
  })

  it.each([
    '',
    'null',
    '{',
    '[]',
    '{"authenticated": "false"}',
    '{"authenticated": false, "siteUserId": "u"}',
  ])('is logged out for the cookie %j', async (value) => {
    setCookie('SiteUserInfo', encodeURIComponent(value))
    await page.open(whole())
    expect(isShown(password())).toBe(true)
  })

  it('follows the cookie, and distinguishes logout from expiry', async () => {
    const heard = hear('member-change')
    await page.open(whole())
    enter('u2')
    window.dispatchEvent(new Event('focus'))
    await isTold('You are logged in.')
    removeCookie('SiteUserInfo')
    document.dispatchEvent(new Event('visibilitychange'))
    await isTold('Your session has expired. Please log in again.')
    expect(isShown(password())).toBe(true)
    enter('u2')
    window.dispatchEvent(new Event('pageshow'))
    info(null)
    window.dispatchEvent(new Event('focus'))
    await isTold('You are logged out.')
    expect(document.activeElement).toBe(document.body)
    expect(heard.map(({detail}) => Reflect.get(Object(detail), 'siteUserId'))).toEqual([
      'u2',
      null,
      'u2',
      null,
    ])
  })

  it('arrives from other tabs, with the address', async () => {
    await page.open(whole())
    enter()
    const tab = new BroadcastChannel('vitrine-member')
    tab.postMessage({email: 'eve@example.com'})
    await until(() =>
      expect(document.querySelector('[data-member=email]')?.textContent).toBe('eve@example.com'),
    )
    info(null)
    tab.postMessage('junk')
    await isTold('You are logged out.')
    tab.close()
  })
})

describe('a link', () => {
  const dialog = () => queryByRole(document.body, 'dialog')
  const anchor = () => document.querySelector('a') ?? document.body

  it('keeps its text, and opens a form in a dialog', async () => {
    const {user, unmount} = await page.open(link)
    expect(anchor().textContent).toBe('Sign in here')
    await user.click(anchor())
    await until(() => expect(dialog()).not.toBeNull())
    await user.type(email(), 'ada@example.com')
    await user.click(getByRole(document.body, 'button', {name: 'Close'}))
    expect(dialog()).toBeNull()
    await user.click(anchor())
    await until(() => expect(dialog()).not.toBeNull())
    expect(email().value).toBe('ada@example.com')
    await user.type(password(), 'secret{Enter}')
    await until(() => expect(anchor().textContent).toBe('Account'))
    expect(dialog()).toBeNull()
    expect(document.activeElement).toBe(anchor())
    unmount()
    expect(htmlOf()).toBe(htmlOf(link))
  })

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('with %s is left to the browser', async (key) => {
    await page.open(link)
    const click = new MouseEvent('click', {bubbles: true, cancelable: true, [key]: true})
    const later = vi.fn((event: Event) => event.preventDefault())
    document.addEventListener('click', later, {once: true})
    anchor().dispatchEvent(click)
    expect(later.mock.calls[0]?.[0]).toBe(click)
    await pause(30)
    expect(dialog()).toBeNull()
  })

  it('leads members to their page', async () => {
    enter()
    await page.open(link)
    expect(anchor().textContent).toBe('Account')
    let isTaken = true
    document.addEventListener('click', (event) => {
      isTaken = event.defaultPrevented
      event.preventDefault()
    })
    anchor().click()
    expect(isTaken).toBe(false)
  })

  it('changes its text if the server HTML is for a member and the visitor is not one', async () => {
    await page.open(link.replace('Sign in here', 'Account'))
    expect(anchor().textContent).toBe('Log in')
  })

  it('may hold more than its text', async () => {
    enter()
    await page.open(link.replace('Sign in here', '<i>*</i><span data-member="label">Log in</span>'))
    expect(anchor().innerHTML).toBe('<i>*</i><span data-member="label">Account</span>')
  })
})

describe('texts', () => {
  it('come from the element; the page’s own take precedence', async () => {
    await setStrings({'member-account.loggedIn': 'Da bist du.'})
    const labels = JSON.stringify({loggingIn: 'Moment…', loggedIn: 'Willkommen', required: '', account: 4})
    const opened = await page.open(whole(`data-labels='${labels}'`))
    await opened.user.click(getByRole(document.body, 'button', {name: 'Log in'}))
    await until(() => expect(problems()).toEqual(['Required', 'Required']))
    await fillIn(opened)
    await isTold('Da bist du.')
  })

  it.each(['{', '[1]', '"x"'])('use the defaults if the attribute is %s', async (labels) => {
    await page.open(link.replace('href', `data-labels='${labels}' href`))
    enter()
    window.dispatchEvent(new Event('focus'))
    expect(document.querySelector('a')?.textContent).toBe('Account')
  })

  it('change while the page is open', async () => {
    enter()
    await page.open(link)
    await setStrings({'member-account.account': 'Mein Konto'})
    expect(document.querySelector('a')?.textContent).toBe('Mein Konto')
  })
})

describe('the language of a member', () => {
  const told = () => page.server.received.map(({url, body}) => [url, body])

  it('is reported once for each member', async () => {
    enter()
    document.documentElement.lang = 'ar'
    page.server.answer(noContent)
    await page.open(link)
    await until(() => expect(localStorage.getItem(TOLD)).toBe('u1 ar'))
    info('u2')
    window.dispatchEvent(new Event('focus'))
    await until(() => expect(localStorage.getItem(TOLD)).toBe('u2 ar'))
    window.dispatchEvent(new Event('focus'))
    await pause(20)
    expect(told()).toEqual([
      [LOCALE, {language: 'ar'}],
      [LOCALE, {language: 'ar'}],
    ])
    expect(page.server.received[0]?.headers).toMatchObject({'x-siteuser-xsrf-token': 't0'})
  })

  it.each(['x-pirate', 'qq', 'custom_code'])('is not reported for %s', async (language) => {
    enter()
    document.documentElement.lang = language
    await page.open(link)
    await pause(40)
    expect(told()).toEqual([])
  })

  it('detects an expired session', async () => {
    enter()
    document.documentElement.lang = 'ar'
    page.server.answer(json({error: 'Over.'}, 401))
    await page.open(whole())
    await isTold('Your session has expired. Please log in again.')
    expect(said.errors).toEqual([])
  })

  it('ignores a failed report', async () => {
    enter()
    document.documentElement.lang = 'ar'
    page.server.answer(drop)
    await page.open(whole())
    await until(() => expect(told()).toHaveLength(1))
    await pause(30)
    expect([status()?.textContent, said.errors]).toEqual(['', []])
  })
})

it('without a link or form is left unchanged', async () => {
  await expect(page.open('<div data-vitrine="member-account"></div>')).rejects.toThrow(
    'has nothing to log in with. Put a link to the page for it inside',
  )
})

describe('the page’s own slots', () => {
  const own = (slot: string) => `<template data-slot="${slot}"><b>{message}</b>!</template>`

  it('are used in the form of the dialog', async () => {
    const {element, user} = await page.open(link.replace('</a>', `${own('title')}${own('reveal')}</a>`))
    await user.click(element)
    const dialog = await until(() => getByRole(document.body, 'dialog'))
    await until(() => expect(dialog.querySelector('h2')?.innerHTML).toBe('<b>Log in</b>!'))
    const reveal = dialog.querySelector('[data-member=reveal]')
    expect(reveal?.innerHTML).toBe('<b>Show password</b>!')
  })

  it('are used on the logout button, in any language', async () => {
    enter()
    const html = bare.replace('</div>', `${own('log-out')}</div>`)
    const {unmount} = await page.open(html)
    const button = () => document.querySelector('.member-account__log-out')
    await until(() => expect(button()?.innerHTML).toBe('<b>Log out</b>!'))
    await setStrings({'member-account.logOut': 'Abmelden'})
    await until(() => expect(button()?.innerHTML).toBe('<b>Abmelden</b>!'))
    unmount()
    expect(htmlOf()).toBe(htmlOf(html))
  })
})

describe('the link of the platform', () => {
  const html = `<div class="user-accounts-link" data-controller="UserAccountLink"><a class="user-accounts-text-link" href="#"><span class="unauth">Login</span><span class="auth">Account</span></a></div>`
  const shown = () =>
    [...document.querySelectorAll('.unauth,.auth')].filter(isShown).map(({textContent}) => textContent)
  const address = () => document.querySelector('a')?.getAttribute('href')

  it('says to a visitor what it is for', async () => {
    const visitor = await page.open(html, '.user-accounts-text-link')
    expect([shown(), address()]).toEqual([['Login'], '#'])
    visitor.unmount()
    expect(htmlOf()).toBe(htmlOf(html))
  })

  it('leads a member to the account', async () => {
    enter()
    const member = await page.open(html, '.user-accounts-text-link')
    expect([shown(), address()]).toEqual([['Account'], '/account'])
    expect(document.querySelector('.loaded')).not.toBeNull()
    member.unmount()
    expect(htmlOf()).toBe(htmlOf(html))
  })

  it('opens the login form', async () => {
    const {user} = await page.open(html, '.user-accounts-text-link')
    await user.click(getByRole(document.body, 'link', {name: 'Login'}))
    await until(() => expect(document.querySelector('dialog input[type=password]')).not.toBeNull())
  })
})
