import {afterEach, beforeEach, expect, it, vi} from 'vitest'
import {installLocks} from '../../test/helpers/tab-locks.ts'
import {emptyCart} from '../model/cart.ts'
import {page} from '../page/page.ts'
import {store} from '../page/store/store.ts'
import {expectAddition} from './expect-addition.ts'

let request: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  vi.stubGlobal('location', {origin: 'https://kiln.example', protocol: 'https:'})
  installLocks()
  request = vi.spyOn(navigator.locks, 'request')
})

afterEach(() => {
  vi.unstubAllGlobals()
  page().backend = undefined
  store.setState({cart: null})
})

it('asks for nothing where there is a cart, nor for another shop', () => {
  store.setState({cart: {...emptyCart(), id: 'c1'}})
  expectAddition()
  store.setState({cart: null})
  page().backend = 'woocommerce'
  expectAddition()
  expect(request).not.toHaveBeenCalled()
})

it('asks once for the turn of the first addition, without waiting for another tab', () => {
  expectAddition()
  expectAddition()
  expect(request.mock.calls).toEqual([
    ['vitrine-cart https://kiln.example', {ifAvailable: true}, expect.any(Function)],
  ])
})
