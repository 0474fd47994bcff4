import {getByLabelText, getByRole} from '@testing-library/dom'
import {beforeEach, describe, expect, it, vi} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {form, radios} from '../../test/helpers/product-html.ts'
import {MUG, TEE} from '../../test/helpers/products.ts'
import {pause, until} from '../../test/helpers/until.ts'
import {widgetPage} from '../../test/helpers/widget-page.ts'

const page = await widgetPage(() => import('./index.tsx'))
const said = watchConsole()

const OPTIONS = [radios(['Size', ['S', 'M', 'L']]), radios(['Colour', ['Black', 'White']])].join('')
const SERVED = form(TEE, {options: OPTIONS.replace(/value="(S|White)"/g, '$& checked')})

const at = (query: string) => history.replaceState({own: 1}, '', `/shop/tee${query}`)
const address = () => location.search + location.hash
const stands = (query: string) => until(() => expect(address()).toBe(query))
const list = (name: string) => getByLabelText<HTMLSelectElement>(document.body, name)
const chosen = () => [list('Size').value, list('Colour').value]
const radio = (name: RegExp) => getByRole<HTMLInputElement>(document.body, 'radio', {name})
const checked = () => [...document.querySelectorAll<HTMLInputElement>(':checked')].map(({value}) => value)
const price = () => document.querySelector('.product-price')?.textContent

type User = Awaited<ReturnType<typeof page.open>>['user']

async function choose(user: User, size: string, colour: string) {
  await user.selectOptions(list('Size'), size)
  await user.selectOptions(list('Colour'), colour)
}

beforeEach(() => {
  at('')
  return () => {
    expect(said.errors).toEqual([])
    at('')
  }
})

describe('a complete choice', () => {
  it('is kept in the address, without an entry in the history', async () => {
    const before = history.length
    const {user} = await page.open(form(TEE))
    await user.selectOptions(list('Size'), 'S')
    await user.selectOptions(list('Colour'), 'White')
    await stands('?variant=S-W')
    await user.selectOptions(list('Size'), 'L')
    await stands('?variant=L-W')
    expect([history.length, history.state]).toEqual([before, {own: 1}])
  })

  it('is written again when the visitor returns to an older entry of the page', async () => {
    const {user} = await page.open(form(TEE))
    await choose(user, 'S', 'White')
    await stands('?variant=S-W')
    history.pushState(null, '', '#details')
    await user.selectOptions(list('Size'), 'L')
    await stands('?variant=L-W#details')
    history.back()
    await stands('?variant=L-W')
    expect(chosen()).toEqual(['L', 'White'])
  })

  it('leaves the other parameters and the fragment as they are', async () => {
    at('?ref=a%20b&flag#details')
    const {user} = await page.open(form(TEE))
    await choose(user, 'S', 'Black')
    await stands('?ref=a%20b&flag&variant=S-B#details')
  })

  it('that is sold out is kept, too; one that does not exist is not', async () => {
    const {user} = await page.open(form(TEE))
    await choose(user, 'M', 'Black')
    await stands('?variant=M-B')
    await user.selectOptions(list('Size'), 'L')
    await stands('')
  })

  it('is named by the id of the variant, if it has one', async () => {
    const variants = TEE.variants.map((variant, index) => ({...variant, id: `v&${index}`}))
    const {user} = await page.open(form({...TEE, variants}))
    await choose(user, 'S', 'White')
    await stands('?variant=v%261')
  })

  it('leaves a parameter with another meaning to the page', async () => {
    at('?variant=b')
    const {user} = await page.open(form(TEE))
    await choose(user, 'S', 'White')
    await until(() => expect(price()).toContain('$15.00'))
    await import('./lazy/Choices.tsx')
    await pause(50)
    expect(address()).toBe('?variant=b')
  })

  it.each([
    ['in a list', () => form(TEE, {attributes: {mode: 'list'}})],
    ['in a quick view', () => `<dialog open>${form(TEE)}</dialog>`],
  ])('%s is not kept: the address belongs to another page', async (_, html) => {
    const {user} = await page.open(html())
    await choose(user, 'S', 'White')
    await until(() => expect(price()).toContain('$15.00'))
    await pause(50)
    expect(address()).toBe('')
  })

  it('of a product without options is none', async () => {
    const {user} = await page.open(form(MUG))
    await user.click(document.querySelector('form button') ?? document.body)
    await until(() => expect(page.additions()).toHaveLength(1))
    expect(address()).toBe('')
  })
})

describe('an address with a variant', () => {
  it.each(['S-W', 'v1'])('%s chooses it', async (id) => {
    at(`?variant=${id}`)
    await page.open(form({...TEE, variants: TEE.variants.map((one, index) => ({...one, id: `v${index}`}))}))
    await until(() => expect(chosen()).toEqual(['S', 'White']))
    await until(() => expect(price()).toContain('$15.00'))
    await pause(50)
    expect(address()).toBe(`?variant=${id}`)
  })

  it('that is sold out says so at once', async () => {
    at('?variant=M-B')
    await page.open(form(TEE))
    await until(() => expect(document.querySelector('form button')?.textContent).toBe('Sold out'))
  })

  it('is known before a click on the button counts', async () => {
    at('?variant=S-W')
    const {user} = await page.open(form(TEE))
    await user.click(document.querySelector('form button') ?? document.body)
    await until(() => expect(page.additions()).toMatchObject([{sku: 'S-W'}]))
  })

  it('does not replace a choice that the visitor or the browser has made before', async () => {
    at('?variant=S-W')
    document.body.innerHTML = form(TEE)
    list('Size').value = 'L'
    list('Colour').value = 'White'
    const element = document.querySelector<HTMLElement>('form')
    if (element) await page.mount(element)
    await stands('?variant=L-W')
    expect(chosen()).toEqual(['L', 'White'])
  })

  it('does not replace a choice made while the code loads', async () => {
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    vi.doMock('./lazy/Active.tsx', (load) => arrived.then(load))
    at('?variant=S-W')
    const {user} = await page.open(form(TEE))
    // the address is read by then
    await import('./lazy/address.ts')
    await pause(50)
    await user.selectOptions(list('Size'), 'L')
    arrive()
    await until(() => expect(address()).toBe(''))
    expect(chosen()).toEqual(['L', ''])
    vi.doUnmock('./lazy/Active.tsx')
  })

  it('of no variant of the product is ignored', async () => {
    at('?variant=b')
    await page.open(form(TEE))
    await pause(50)
    expect(chosen()).toEqual(['', ''])
  })
})

describe("the server's own choice", () => {
  it('is not written to an address that leads to it anyway', async () => {
    const {user} = await page.open(SERVED)
    await user.click(radio(/^S/))
    await pause(50)
    expect(address()).toBe('')
  })

  it('gives way to the address, and replaces what the visitor has left', async () => {
    at('?variant=L-W')
    const {user} = await page.open(SERVED)
    await until(() => expect(checked()).toEqual(['L', 'White']))
    await user.click(radio(/^S/))
    await stands('?variant=S-W')
  })

  it('that follows the address stays', async () => {
    at('?variant=S-W')
    const {user} = await page.open(SERVED)
    await user.click(radio(/^S/))
    await pause(50)
    expect([checked(), price(), address()]).toEqual([['S', 'White'], '$20.00', '?variant=S-W'])
  })
})
