import {ApiError} from '../api/errors.ts'
import {text} from '../api/strings.ts'
import {didYouMean} from '../lib/did-you-mean.ts'

/** The error for an unknown name on the loader's tag. */
export function unknownBackend(name: string, known: readonly string[]): ApiError {
  const near = didYouMean(name, known)
  const hint = near ? `did you mean "${near}"?` : `known are: ${known.join(', ')}.`
  const problem = `data-backend: no kind of shop is called "${name}", so the cart is neither read nor changed; ${hint}`
  return new ApiError('invalid', problem, text('failed'), {})
}
