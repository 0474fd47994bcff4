import {getByRole, queryByRole} from '@testing-library/dom'
import {beforeEach, describe, expect, it, vi} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {type Answer, drop, hold, json} from '../../test/helpers/fake-server.ts'
import {hear} from '../../test/helpers/hear.ts'
import {until} from '../../test/helpers/until.ts'
import {setStrings, widgetPage} from '../../test/helpers/widget-page.ts'

const page = await widgetPage(() => import('./index.ts'))
watchConsole()

beforeEach(() => sessionStorage.clear())

const SERVED = `<form data-vitrine="withdrawal" method="post" action="/withdrawal">
  <input type="hidden" name="crumb" value="c">
  <div><label for="n">Your name</label><input id="n" name="name"></div>
  <div><label for="o">Order</label><input id="o" name="orderOrContract" value="1842"></div>
  <div><label for="e">Email</label><input id="e" type="email" name="email"></div>
  <button type="submit">Go on</button></form>`
const EMPTY = '<div data-vitrine="withdrawal" data-order="1842"></div>'

const RECEIPT = {id: 'r-1', receivedAt: Date.UTC(2026, 6, 1, 12)}

const open = (html = SERVED) => page.open(html, '[data-vitrine]')
type Opened = Awaited<ReturnType<typeof open>>
const body = document.body
const field = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name=${name}]`) ?? document.createElement('input')
const button = (name: string | RegExp) => getByRole(body, 'button', {name})
const alert = () => queryByRole(body, 'alert')?.textContent

async function state({user}: Opened, name = 'Ada Lovelace'): Promise<void> {
  await user.type(field('name'), name)
  await vi.dynamicImportSettled()
  await user.type(field('email'), 'ada@example.com')
  await user.keyboard('{Enter}')
  await until(() => button('Confirm withdrawal'))
}

async function confirm(opened: Opened, ...answers: Answer[]): Promise<void> {
  page.server.answer(...answers)
  button('Confirm withdrawal').focus()
  await opened.user.keyboard('{Enter}')
}

const receipt = () => document.querySelector('.withdrawal__receipt')
const sent = () => page.server.received.map(({body}) => Object(body))

describe.each([
  ['a served form', SERVED],
  ['an empty element', EMPTY],
])('%s', (_, html) => {
  it('asks for a confirmation, sends once, and shows the receipt with date and time', async () => {
    const opened = await open(html)
    const events = hear('form-submit', 'form-success')
    await until(() => expect(field('orderOrContract').value).toBe('1842'))
    await state(opened)
    const group = getByRole(body, 'group', {name: 'Do you want to withdraw from this contract?'})
    expect(group.textContent).toContain('I withdraw from this contract.')
    expect(document.activeElement?.textContent).toBe('Do you want to withdraw from this contract?')
    expect(page.server.received).toEqual([])

    const held = hold(json(RECEIPT))
    page.server.answer(held.answer)
    button('Confirm withdrawal').focus()
    await opened.user.keyboard('{Enter}{Enter}')
    await until(() => expect(button('Sending…').getAttribute('aria-disabled')).toBe('true'))
    await opened.user.click(button('Sending…'))
    held.release()
    await until(() => expect(document.activeElement).toBe(receipt()))
    expect(receipt()?.textContent).toMatch(/July 1, 2026 at [\d:]+\s[AP]M [A-Z]/)
    expect(receipt()?.textContent).toContain('Number of the receipt: r-1')
    expect(receipt()?.textContent).toContain('A receipt goes to ada@example.com.')
    const named = [...(receipt()?.querySelectorAll('dt') ?? [])].map(({textContent}) => textContent)
    expect(named).not.toContain('orderOrContract')
    expect(sent()).toEqual([
      {
        name: 'Ada Lovelace',
        orderOrContract: '1842',
        email: 'ada@example.com',
        statement: 'I withdraw from this contract.',
        key: expect.stringMatching(/^[\da-f-]{36}$/),
      },
    ])
    expect(events.map(({name}) => name)).toEqual(['form-submit', 'form-success'])
    expect(sessionStorage).toHaveLength(0)
  })
})

describe('the first step', () => {
  it('says what is wrong beside each field, and sends nothing', async () => {
    const {user} = await open()
    field('name').focus()
    await vi.dynamicImportSettled()
    await user.type(field('email'), 'ada@{Enter}')
    await until(() => expect(field('name').getAttribute('aria-invalid')).toBe('true'))
    expect(document.activeElement).toBe(field('name'))
    expect(body.textContent).toContain('Email is not valid.')
    expect(queryByRole(body, 'button', {name: 'Confirm withdrawal'})).toBeNull()
  })

  it('comes back with what was typed', async () => {
    const opened = await open()
    await state(opened)
    await opened.user.click(button('Change this'))
    expect(document.activeElement).toBe(field('name'))
    expect(field('email').value).toBe('ada@example.com')
    await opened.user.type(field('name'), ' King{Enter}')
    await until(() => button('Confirm withdrawal'))
    expect(getByRole(body, 'group').textContent).toContain('Ada Lovelace King')
  })

  it('is back after unmounting', async () => {
    const opened = await open()
    await state(opened)
    opened.unmount()
    expect(button('Go on')).toBeTruthy()
    expect(field('name').value).toBe('Ada Lovelace')
  })

  it('may have its own statement', async () => {
    const own = '<label>Goods <textarea name="statement"></textarea></label><button'
    const opened = await open(SERVED.replace('<button', own))
    await opened.user.type(field('statement'), 'The bowl alone.')
    await state(opened)
    await confirm(opened, json(RECEIPT))
    await until(() => expect(receipt()).toBeTruthy())
    expect(sent()).toMatchObject([{statement: 'The bowl alone.'}])
  })
})

describe('the second step', () => {
  it('keeps everything when the connection is lost, and counts once with one key', async () => {
    const opened = await open()
    await state(opened)
    await confirm(opened, drop)
    await until(() => expect(alert()).toMatch(/connection.*What you typed is kept\. .* it counts once\./))
    const [first] = sent()
    opened.unmount()

    // a reload
    const again = await open()
    await until(() => expect(field('name').value).toBe('Ada Lovelace'))
    await vi.dynamicImportSettled()
    await again.user.click(button('Go on'))
    await until(() => button('Confirm withdrawal'))
    await confirm(again, json(RECEIPT))
    await until(() => expect(receipt()).toBeTruthy())
    expect(sent()).toEqual([first])
  })

  it('has another key for another statement', async () => {
    const opened = await open()
    await state(opened)
    await confirm(opened, drop)
    await until(() => expect(alert()).toBeTruthy())
    const [first] = sent()
    await opened.user.click(button('Change this'))
    expect(alert()).toBeUndefined()
    await opened.user.type(field('orderOrContract'), '9{Enter}')
    await until(() => button('Confirm withdrawal'))
    await confirm(opened, json(RECEIPT))
    await until(() => expect(receipt()).toBeTruthy())
    const [second] = sent()
    expect([first.orderOrContract, second.orderOrContract]).toEqual(['1842', '18429'])
    expect(second.key).not.toBe(first.key)
  })

  it('shows the server’s words at the field', async () => {
    const opened = await open()
    const events = hear('form-error')
    await state(opened)
    await confirm(opened, json({error: 'x', errors: {orderOrContract: 'Enter a valid value.'}}, 400))
    await until(() => expect(document.activeElement).toBe(field('orderOrContract')))
    expect(body.textContent).toContain('Enter a valid value.')
    expect(events).toHaveLength(1)
  })

  it('shows words about the whole, and takes another key after one that was used', async () => {
    const opened = await open()
    await state(opened)
    await confirm(opened, json({message: 'Please confirm it again.'}, 422))
    await until(() => expect(alert()).toBe('Please confirm it again.'))
    const [first] = sent()
    await confirm(opened, json(RECEIPT))
    await until(() => expect(receipt()).toBeTruthy())
    const [second] = sent()
    expect(second.key).not.toBe(first.key)
  })

  it.each([{}, {id: 'r'}, {id: 'r', receivedAt: 9e15}])(
    'shows no receipt for the reply %j',
    async (reply) => {
      const opened = await open()
      await state(opened)
      await confirm(opened, json(reply))
      await until(() => expect(alert()).toBeTruthy())
      expect(receipt()).toBeNull()
    },
  )

  it('is not sent by the second click of a double click on the first', async () => {
    const opened = await open()
    await state(opened)
    // Firefox counts from one again on the other button
    for (const detail of [1, 2]) {
      const second = new MouseEvent('click', {detail, bubbles: true, cancelable: true})
      button('Confirm withdrawal').dispatchEvent(second)
      expect(second.defaultPrevented).toBe(true)
    }
    expect(page.server.received).toEqual([])
  })

  it('is kept when the page cancels it', async () => {
    const opened = await open()
    await state(opened)
    document.addEventListener('vitrine:form-submit', (event) => event.preventDefault(), {once: true})
    button('Confirm withdrawal').focus()
    await opened.user.keyboard('{Enter}')
    expect(button('Confirm withdrawal')).toBeTruthy()
    expect(page.server.received).toEqual([])
  })
})

describe('a link', () => {
  const link = () => getByRole(body, 'link')
  it('has the words of the law, in the language of the page', async () => {
    await open('<a data-vitrine="withdrawal" href="/withdrawal"></a>')
    expect(link().textContent).toBe('Withdraw from contract here')
    await setStrings({'withdrawal.link': 'Vertrag hier widerrufen'})
    expect(link().textContent).toBe('Vertrag hier widerrufen')
  })

  it('keeps the page’s own words', async () => {
    await open('<a data-vitrine="withdrawal" href="/withdrawal">Widerruf</a>')
    expect(link().textContent).toBe('Widerruf')
  })
})

it('refuses a form that asks for too little', async () => {
  await expect(open('<form data-vitrine="withdrawal"><input name="email"></form>')).rejects.toThrow(
    'does not ask for "name"',
  )
})
