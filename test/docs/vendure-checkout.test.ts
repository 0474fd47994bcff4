import {readFileSync} from 'node:fs'
import {expect, it} from 'vitest'
import {read} from './read-documents.ts'

const CALLS =
  /\b(?:setCustomerForOrder|setOrder\w+|eligibleShippingMethods|transitionOrderToState|addPaymentToOrder)\b(?=[({ ])/g

const callsIn = (text = ''): string[] => [...new Set(text.match(CALLS))]

it('the guide orders by the calls that the test with a real Vendure orders by', () => {
  const section = read('docs/guide/vendure.md').split('\n## Checkout\n')[1]?.split('\n## ')[0]
  const calls = callsIn(section)
  expect(calls).toHaveLength(6)
  expect(callsIn(readFileSync('test/backends/vendure/checkout.js', 'utf8'))).toEqual(calls)
})
