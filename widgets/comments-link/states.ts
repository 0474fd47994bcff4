import type {States} from '../../src/widget/states.ts'

export const states: States = {
  scenes: ['rest'],
  counted: [...Array.from({length: 1000}, (_, n) => n + 1), 1_000_000],
}
