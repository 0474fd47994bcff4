'use client'

import type {ReactNode} from 'react'
import {configure, useCart} from 'vitrine/react'

configure({api: process.env.NEXT_PUBLIC_SHOP})

export const Shop = ({children}: {children: ReactNode}) => children

export function Total() {
  const {cart} = useCart()
  return <output aria-label="In the cart">{cart?.totalQuantity ?? 0}</output>
}
