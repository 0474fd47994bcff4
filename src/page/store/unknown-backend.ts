import {didYouMean} from '../../lib/did-you-mean.ts'

/** What is said of a name on the loader's tag. */
export function unknownBackend(name: string, known: readonly string[]): RangeError {
  const near = didYouMean(name, known)
  const hint = near ? `did you mean "${near}"?` : `Known are: ${known.join(', ')}.`
  return new RangeError(
    `data-backend: no kind of shop is called "${name}", so the cart is neither read nor changed; ${hint}`,
  )
}
