import {PRIORITY} from '../assumptions.ts'

const pattern = new RegExp(PRIORITY)

export const isPriority = (name: string): boolean => pattern.test(name)
