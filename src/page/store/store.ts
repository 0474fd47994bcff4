import {createStore} from 'zustand/vanilla'
import type {State} from './types.ts'

/** The one store of a page: the cart, and the member. */
export const store = createStore<State>(() => ({
  cart: null,
  synced: false,
  loading: false,
  hasFailed: false,
  recalculating: false,
  lastAdded: null,
  member: null,
  shown: null,
  edits: {lines: {}, problems: {}},
  restored: [],
  texts: 0,
}))
