import type {Context} from './compile/context.ts'

/** The page announces a sale only with the lowest price of the thirty days before it. */
export const isPriorRequired = ({resolve}: Context): boolean => resolve('priorPrice') === 'required'
