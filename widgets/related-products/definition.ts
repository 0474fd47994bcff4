import type {Definition} from '../../src/ui/definition.ts'

export const definition = {name: 'related-products', attributes: {}} as const satisfies Definition
