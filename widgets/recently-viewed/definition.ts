import type {Definition} from '../../src/widget/definition.ts'

export const definition = {name: 'recently-viewed', attributes: {}} as const satisfies Definition
