import type {Definition} from '../../src/widget/definition.ts'

const time = {type: 'integer', default: null, min: -8.64e15, max: 8.64e15} as const

export const definition = {
  name: 'calendar-link',
  attributes: {
    title: {type: 'text', default: ''},
    start: time,
    end: time,
    location: {type: 'text', default: ''},
  },
} as const satisfies Definition
