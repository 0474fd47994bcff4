import type {States} from '../../src/widget/states.ts'

export const states: States = {
  scenes: ['rest', 'in the shop'],
}
