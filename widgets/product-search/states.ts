import {type States, tested} from '../../src/widget/states.ts'

export const states: States = {
  scenes: ['rest', 'suggestions', 'recent searches', 'nothing found', 'error'],
  answers: {
    '9.2.1.1': [
      tested('pages/product-search', 'suggestions appear while one types, and lead to a product by keyboard'),
    ],
    '9.4.1.3': [
      tested('pages/product-search', 'suggestions appear while one types, and lead to a product by keyboard'),
    ],
  },
}
