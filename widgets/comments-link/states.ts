import type {States} from '../../src/widget/states.ts'

export const states: States = {
  scenes: ['rest'],
  counted: [...Array(1001).keys(), 1_000_000].slice(1),
}
