import type {States} from '../../src/widget/states.ts'

export const states: States = {
  scenes: [],
  invisible: 'It renders nothing: it reports an order to the page’s scripts.',
}
