import {type States, tested} from '../../src/widget/states.ts'

export const states: States = {
  scenes: ['rest', 'swatches', 'loading', 'empty', 'error'],
  answers: {
    '9.2.1.1': [tested('pages/products', 'a card adds its product, or opens its options, by keyboard')],
    '9.4.1.3': [tested('pages/products', 'a failure is announced, and a button tries again')],
  },
}
