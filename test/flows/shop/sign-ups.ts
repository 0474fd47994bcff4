import {members} from '../../../demo/seed/members.ts'
import type {Flow} from '../flow.ts'
import {DIALOG} from './places.ts'

const FOOTER = '.shop-footer form.newsletter-form'
const RESTOCK = '[data-vitrine=restock-form]'
const ACCOUNT = '.account'
const [INES = {email: '', password: ''}] = members

export const signUps: Flow = {
  name: 'newsletter, restock and popup',
  async run({shopper, shop, check}) {
    const sent = async () => (await shop.submissions()).length
    await shopper.goto('/shop')
    await shopper.type(`${FOOTER} | input[type=email]`, 'ada@example')
    await shopper.keys('Enter')
    await check('an invalid address is refused', () => shopper.text(FOOTER), /Email is not valid/)
    await shopper.type(`${FOOTER} | input[type=email]`, 'ada@example.com')
    await shopper.keys('Enter')
    await check('a valid address is accepted', sent, 1)
    await check(
      'and answered with thanks',
      () => shopper.text('.shop-footer'),
      /Thank you! Please confirm your address/,
    )

    await shopper.goto('/shop/ash-vase')
    await shopper.type(`${RESTOCK} | input[type=email]`, 'ada@example.com')
    await shopper.click(`${RESTOCK} | button >> Notify Me`)
    await check('a restock request is stored', sent, 2)
    await check('and answered with thanks', () => shopper.text(RESTOCK), /We will email you/)

    await shopper.goto('/journal')
    await shopper.appears('any [data-vitrine=popup-overlay][data-vitrine-state=mounted]')
    await shopper.js('scrollTo(0, document.documentElement.scrollHeight)')
    await check(
      'the end of a page opens the popup',
      () => shopper.text(`${DIALOG} | h2`),
      'Letters from the studio',
    )
    await shopper.type(`${DIALOG} | input[type=email]`, 'ada@example.com')
    await shopper.keys('Enter')
    await check('it signs up', sent, 3)
    await check('and thanks', () => shopper.text(DIALOG), /Thank you! Please open the letter/)
    await shopper.click(`${DIALOG} | button >> Close`)
    await check('it closes', () => shopper.count(DIALOG), 0)
  },
}

export const member: Flow = {
  name: 'a member logs in and out',
  async run({shopper, check}) {
    const status = () => shopper.text(`${ACCOUNT} .member-account__status`)
    await shopper.goto('/account')
    await shopper.appears(`${ACCOUNT}[data-vitrine-state=mounted]`)
    await shopper.type(`${ACCOUNT} | input >> Email`, INES.email)
    await shopper.type(`${ACCOUNT} | input[type=password] >> Password`, 'wrong')
    await shopper.keys('Enter')
    await check('a wrong password is refused', () => shopper.text(ACCOUNT), /Incorrect email or password/)
    await shopper.type(`${ACCOUNT} | input[type=password] >> Password`, INES.password)
    await shopper.keys('Enter')
    await check('the right one logs in', status, 'You are logged in.')
    await shopper.reload()
    await check('the session continues', () => shopper.text(`${ACCOUNT} [data-member=email]`), INES.email)
    await shopper.click(`${ACCOUNT} | button >> Log out`)
    await check('a button logs out', status, 'You are logged out.')
  },
}
