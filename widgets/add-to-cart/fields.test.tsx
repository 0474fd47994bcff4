import {getByRole, queryByRole} from '@testing-library/dom'
import {beforeEach, describe, expect, it, vi} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {json} from '../../test/helpers/fake-server.ts'
import {hear} from '../../test/helpers/hear.ts'
import {form, spread} from '../../test/helpers/product-html.ts'
import {MUG, SUBSCRIPTION} from '../../test/helpers/products.ts'
import {until} from '../../test/helpers/until.ts'
import {widgetPage} from '../../test/helpers/widget-page.ts'

const page = await widgetPage(() => import('./index.tsx'))
watchConsole()

const FORM = {name: 'Engraving', fields: [{id: 'text', type: 'text', title: 'Text', required: true}]}
const ENGRAVED = {...MUG, additionalFieldsForm: FORM}

const BOX = {...SUBSCRIPTION, additionalFieldsForm: FORM}

const BUTTON = 'form button,.sqs-add-to-cart-button'
const button = () => document.querySelector<HTMLElement>(BUTTON) ?? document.body
const place = () => document.querySelector<HTMLElement>('[data-vitrine=additional-fields]')
const dialog = () => getByRole(document.body, 'dialog', {name: 'Engraving'})
const press = (name: string) => getByRole(document.body, 'button', {name})

/** The element that the form mounts on. */
const askedAt = () =>
  until(() => {
    const element = place()
    if (!element) throw new Error('nothing is asked')
    return element
  })

/** Clicks the button; the loader would mount the added element. */
async function ask(html: string, selector?: string) {
  const opened = await page.open(html, selector)
  await opened.user.click(button())
  const {mount} = await import('../additional-fields/index.ts')
  mount(await askedAt(), {fail: vi.fn()})
  return opened
}

async function fillIn(user: Awaited<ReturnType<typeof ask>>['user'], text: string): Promise<void> {
  await user.type(getByRole(dialog(), 'textbox', {name: /Text/}), text)
  await user.click(press('Add to Cart'))
}

beforeEach(() => vi.spyOn(location, 'assign').mockImplementation(() => {}))

describe.each([
  ['a product with a form', () => form(ENGRAVED), undefined],
  [
    'platform markup with a form',
    () => spread(MUG).replace('role="button"', `role="button" data-form='${JSON.stringify(FORM)}'`),
    BUTTON,
  ],
])('%s', (_, serve, selector) => {
  it('is added with the form values', async () => {
    const heard = hear('item-added')
    const {user} = await ask(serve(), selector)
    expect(page.additions()).toEqual([])
    await fillIn(user, 'Ada')
    await until(() => expect(heard).toHaveLength(1))
    expect(page.additions()).toMatchObject([{itemId: 'mug', quantity: 1, additionalFields: '{"text":"Ada"}'}])
    expect(queryByRole(document.body, 'dialog')).toBeNull()
    expect(document.activeElement).toBe(button())
    await until(() => expect(button().textContent?.trim()).toBe('Added!'))
    expect(place()).toBeNull()
  })

  it('shows a failure and keeps the typed values', async () => {
    const {user} = await ask(serve(), selector)
    page.server.answer(json({message: 'Not today.'}, 422))
    await fillIn(user, 'Ada')
    await until(() =>
      getByRole(document.body, 'alertdialog', {name: 'Unable to Add Item', description: 'Not today.'}),
    )
    await user.click(press('OK'))
    page.server.answer(page.shop.answer)
    await user.click(await until(() => press('Add to Cart')))
    await until(() => expect(page.additions()).toMatchObject([{additionalFields: '{"text":"Ada"}'}]))
  })

  it('can be cancelled, and opened again', async () => {
    const {user} = await ask(serve(), selector)
    await user.click(press('Cancel'))
    await until(() => expect(button().getAttribute('aria-disabled')).toBeNull())
    await user.click(button())
    await until(() => expect(place()).not.toBeNull())
    expect(page.additions()).toEqual([])
  })
})

it('a subscription includes the form values', async () => {
  const {user} = await ask(form(BOX))
  await fillIn(user, 'Ada')
  await until(() =>
    expect(page.additions()).toMatchObject([{itemId: 'box', additionalFields: '{"text":"Ada"}'}]),
  )
  await until(() =>
    expect(location.assign).toHaveBeenCalledWith(
      `${location.origin}/commerce/subscription?cartToken=token-1`,
    ),
  )
})

it('asks the visitor to reload if the form’s code cannot be fetched', async () => {
  const {user} = await page.open(form(ENGRAVED))
  await user.click(button())
  const element = await askedAt()
  const error = new TypeError('Failed to fetch')
  element.dispatchEvent(new CustomEvent('vitrine:error', {cancelable: true, detail: {error}}))
  await until(() =>
    getByRole(document.body, 'alertdialog', {
      name: 'Unable to Add Item',
      description: 'Part of this page failed to load. Please reload it and try again.',
    }),
  )
  expect(page.additions()).toEqual([])
})
