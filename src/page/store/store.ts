import {createStore} from 'zustand/vanilla'
import type {State} from './types.ts'

/** The one store of a page. */
export const store = createStore<State>(() => ({
  cart: null,
  synced: false,
  loading: false,
  hasFailed: false,
  recalculating: false,
  lastAdded: null,
  shown: null,
  edits: {lines: {}, problems: {}},
  restored: [],
  texts: 0,
}))
