import type {Shop} from '../../browser/support/shop.ts'
import type {Flow, World} from '../flow.ts'
import {ADD} from './places.ts'

const ADDRESS = {
  email: 'ada@example.com',
  name: 'Ada Lovelace',
  line1: '1 Clay Street',
  city: 'Hoboken',
  postalCode: '07030',
}
const ORDER = '.checkout-form > .button'

/** The statements that the shop has received. */
const readStatements = async ({url}: Shop): Promise<unknown> => {
  const stored: {name: string; orderOrContract: string}[] = await (
    await fetch(`${url}/qa/withdrawals`)
  ).json()
  return stored.map(({name, orderOrContract}) => `${name}: ${orderOrContract}`)
}

/** Orders a bowl, and opens the form through the link of its confirmation. Returns the number of the order. */
async function orderAndReturn({shopper, shop, check}: World): Promise<unknown> {
  await shopper.goto('/shop/tide-bowl')
  await shopper.click(ADD)
  await check('the shop has the bowl', shop.held, ['1 × BOWL-TIDE'])
  await shopper.goto('/cart')
  await shopper.click('[data-cart=checkout]')
  for (const [name, value] of Object.entries(ADDRESS)) await shopper.type(`#checkout-${name}`, value)
  await shopper.click(ORDER)
  await shopper.appears('.order-number,[role=alert]')
  // without script, shipping and tax are known only now
  if (!(await shopper.count('.order-number'))) await shopper.click(ORDER)
  await check('the order is confirmed', shopper.path, /^\/order-confirmed\//)
  // the address changes before the page is there
  await shopper.appears('.order-number')
  const order = await shopper.text('.order-number')
  await shopper.click('main a >> Withdraw from contract here')
  await check('the form knows the order', () => shopper.value('[name=orderOrContract]'), order)
  return order
}

/** From an order to the stored statement. */
export const withdrawal: Flow = {
  name: 'a withdrawal, by keyboard',
  async run(world) {
    const {shopper, shop, check} = world
    const order = await orderAndReturn(world)
    await shopper.type('[name=name]', ADDRESS.name)
    await shopper.type('[name=email]', ADDRESS.email)
    await shopper.keys('Enter')
    await check(
      'it is asked for',
      () => shopper.text('.withdrawal__title'),
      'Do you want to withdraw from this contract?',
    )
    await check('and not yet received', () => readStatements(shop), [])
    await check('the question has the focus', () => shopper.isFocused('.withdrawal__title'), true)
    await shopper.keys('Tab', 'Enter')
    await check(
      'there is a receipt',
      () => shopper.text('.withdrawal__receipt'),
      /received your withdrawal on/,
    )
    await check('of one statement', () => readStatements(shop), [`${ADDRESS.name}: ${order}`])
  },
}

export const withdrawalWithoutScript: Flow = {
  name: 'a withdrawal, with scripts off',
  runsScripts: false,
  async run(world) {
    const {shopper, shop, check} = world
    const order = await orderAndReturn(world)
    await shopper.type('[name=name]', ADDRESS.name)
    await shopper.type('[name=email]', ADDRESS.email)
    await shopper.keys('Enter')
    await shopper.click('[value=confirmed]')
    await check('it is received', () => shopper.text('h1'), 'We have received your withdrawal')
    await check('once', () => readStatements(shop), [`${ADDRESS.name}: ${order}`])
  },
}
