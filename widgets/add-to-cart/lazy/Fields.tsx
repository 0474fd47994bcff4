import {useState} from 'react'
import {useAdopt} from '../../../src/widget/use-adopt.ts'
import type {Problem} from '../parts/context.ts'
import type {Parts} from '../parts/read-parts.ts'
import {partsOf} from './part-of.ts'
import {type Options, useOptions} from './use-options.ts'

interface Props extends Omit<Options, 'wrong'>, Pick<Parts, 'quantity'> {
  parts: Parts
  problem: Problem | null
  /** The choice cannot be bought: a product without a quantity hides the field. */
  isRefused: boolean
}

/** The fields for options and quantity. A separate component: it ends with the elements that the page replaces. */
export function Fields({parts, quantity, problem, isRefused, ...options}: Props) {
  const {messageId} = options
  const isWrong = problem?.isQuantity
  const [quantityParts] = useState(() => partsOf(quantity, parts))
  useAdopt(quantity, {
    attributes: {
      'aria-invalid': isWrong ? 'true' : undefined,
      'aria-describedby': isWrong ? messageId : undefined,
    },
    classes: {'add-to-cart__invalid': isWrong},
  })
  useAdopt(quantityParts, {attributes: {hidden: isRefused ? '' : undefined}})
  useOptions({...options, wrong: problem?.options ?? []})
  return null
}
