import {getByLabelText, getByRole, queryByRole} from '@testing-library/dom'
import {beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest'
import {passUntil, stopClock} from '../../test/helpers/clock.ts'
import {watchConsole} from '../../test/helpers/console.ts'
import {hold, json} from '../../test/helpers/fake-server.ts'
import {hear} from '../../test/helpers/hear.ts'
import {form} from '../../test/helpers/product-html.ts'
import {GIFT_CARD, MUG, SUBSCRIPTION} from '../../test/helpers/products.ts'
import {until} from '../../test/helpers/until.ts'
import {widgetPage} from '../../test/helpers/widget-page.ts'

const page = await widgetPage(() => import('./index.tsx'))
watchConsole()

let assign: MockInstance<Location['assign']>

beforeEach(() => {
  stopClock()
  assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
})

const button = () => document.querySelector<HTMLElement>('form button') ?? document.body
const goneTo = () => assign.mock.calls.map(([url]) => `${url}`)
const isGone = (path: string) => until(() => expect(goneTo()).toEqual([location.origin + path]))
const isTold = (name: string, description: string) =>
  until(() => getByRole(document.body, 'alertdialog', {name, description}))

const express = (expressCheckout: unknown) => ({websiteSettings: {storeSettings: {expressCheckout}}})

describe('express checkout', () => {
  it.each([
    ['the element', {}, {express: 'true'}],
    ['the page', express(true), {}],
    ['the page, as a text', express('true'), {}],
  ])('that %s requests opens the checkout once the item is added', async (_, context, attributes) => {
    const held = hold(page.shop.answer)
    page.server.answer(held.answer)
    page.setContext(context)
    const {user} = await page.open(form(MUG, {attributes}))
    await user.click(button())
    await until(() => expect(page.additions()).toHaveLength(1))
    expect(goneTo()).toEqual([])
    held.release()
    await isGone('/checkout')
    expect(button().textContent).toBe('Adding…')
    // the page may come back from the browser's cache
    await passUntil(() => expect(button().textContent).toBe('Add To Cart'))
  })

  it('is read on the click', async () => {
    page.setContext(express(false))
    const {user} = await page.open(form(MUG))
    page.setContext(express(true))
    await user.click(button())
    await isGone('/checkout')
  })

  it('is off for "false"', async () => {
    page.setContext(express('false'))
    const {user} = await page.open(form(MUG, {attributes: {express: 'false'}}))
    await user.click(button())
    await passUntil(() => expect(button().textContent).toBe('Added!'))
    expect(goneTo()).toEqual([])
  })

  it('shows its own message after a failure, and stays on the page', async () => {
    page.server.answer(json({message: 'Sold out'}, 422))
    const {user} = await page.open(form(MUG, {attributes: {express: 'true'}}))
    await user.click(button())
    await isTold('Unable to Purchase Item', 'Sold out')
    expect(goneTo()).toEqual([])
    // a refusal triggers a stock request, which would otherwise be among the next test's calls
    await until(() => expect(page.calls()).toContain('GET /api/commerce/inventory/stock/'))
  })
})

describe('a subscription', () => {
  it('creates a separate cart and opens the subscription page', async () => {
    const heard = hear('item-added', 'cart-change')
    const {user} = await page.open(form(SUBSCRIPTION))
    await user.click(button())
    await isGone('/commerce/subscription?cartToken=token-1')
    expect(page.calls()).toEqual(['POST /api/3/commerce/cart/subscription'])
    expect(page.additions()).toEqual([{itemId: 'box', sku: 'M1', qty: 1, additionalFields: null}])
    expect(heard).toEqual([])
  })

  it('that is not available shows a message', async () => {
    page.server.answer(json({}, 429))
    const {user} = await page.open(form(SUBSCRIPTION))
    await user.click(button())
    await isTold('Unable to Purchase Item', 'Please try again in a few seconds.')
    expect(goneTo()).toEqual([])
  })
})

describe('a gift card', () => {
  it('asks for its denomination', async () => {
    const {user} = await page.open(form(GIFT_CARD))
    await user.click(button())
    await until(() =>
      expect(queryByRole(document.body, 'alert')?.textContent).toBe(
        'Select a denomination for the Gift Card',
      ),
    )
    expect(goneTo()).toEqual([])
  })

  it('opens the gift card page with it', async () => {
    const {user} = await page.open(form(GIFT_CARD))
    await user.selectOptions(getByLabelText(document.body, 'Amount'), '$50.00')
    await user.click(button())
    await isGone('/commerce/gift-card?itemId=gift&sku=G-50')
    expect(page.calls()).toEqual([])
  })

  it('on that page is added', async () => {
    page.visit('/commerce/gift-card?itemId=gift')
    const {user} = await page.open(form(GIFT_CARD))
    await user.selectOptions(getByLabelText(document.body, 'Amount'), '$25.00')
    await user.click(button())
    await until(() => expect(page.additions()).toMatchObject([{itemId: 'gift', sku: 'G-25'}]))
    expect(goneTo()).toEqual([])
  })

  it('that cannot be added shows a message', async () => {
    page.visit('/commerce/gift-card')
    page.server.answer(json({message: 'Not today.'}, 422))
    const {user} = await page.open(form(GIFT_CARD))
    await user.selectOptions(getByLabelText(document.body, 'Amount'), '$25.00')
    await user.click(button())
    await isTold('Unable to purchase Gift Card', 'Not today.')
  })
})
