'use client'

export type {EventDetails, EventName} from '../src/contract/events.ts'
export type * from '../src/contract/generated/shapes.ts'
export * from './author.ts'
export {cart, configure, useCart} from './cart.ts'
export * from './generated/components.ts'
export type * from './generated/props.ts'
export {Slot, type SlotProps} from './Slot.tsx'
