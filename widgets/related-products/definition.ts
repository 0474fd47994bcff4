import type {Definition} from '../../src/widget/definition.ts'

export const definition = {name: 'related-products', attributes: {}} as const satisfies Definition
