import type {Swatches} from '../../../src/model/swatches.ts'
import type {Island} from '../../../src/widget/mount-rendered.ts'
import {guardNumber} from '../../../src/widget/number-field.ts'
import type {definition} from '../widget.ts'
import type {AddToCartProps} from './context.ts'
import {type Parts, STEP} from './read-parts.ts'

const LABEL_BUTTON = 'label[role=button]'

interface Extras extends Pick<AddToCartProps, 'source' | 'product'> {
  parts: Parts
  hasBuyBar: boolean | undefined
  swatches: Swatches | undefined
}

const ignore = () => {}

/** A button without a type sends its form, with Enter in another field as well. */
function keepFromSending(button: HTMLElement, signal: AbortSignal): void {
  if (!button.matches('button:not([type])')) return
  button.setAttribute('type', 'button')
  signal.addEventListener('abort', () => button.removeAttribute('type'))
}

/**
 * What only some products have. Each is a separate chunk, and loads with the markup, the data or the use that needs it;
 * without it, the page stays as it is.
 */
export function offerExtras({lazy, signal}: Island<typeof definition>, extras: Extras): void {
  const {parts, product, source, hasBuyBar, swatches = 'none'} = extras
  const {scope, controls, button} = parts
  if (scope.querySelector(LABEL_BUTTON))
    void lazy(() => import('../lazy/label-buttons.ts')).run(
      ({mendLabelButtons}) => mendLabelButtons(controls, signal),
      ignore,
    )
  if (product.source.swatches || swatches !== 'none')
    void lazy(() => import('../lazy/swatches.ts')).run(
      ({showSwatches}) => showSwatches(controls, product, swatches, signal),
      ignore,
    )
  if (parts.quantity instanceof HTMLInputElement) guardNumber(parts.quantity, signal)
  const steps = lazy(() => import('../lazy/steps.ts'))
  for (const stepper of scope.querySelectorAll<HTMLElement>(STEP)) {
    keepFromSending(stepper, signal)
    stepper.addEventListener(
      'click',
      () => {
        const stepping = steps
          .run(({step}) => step(parts, stepper, signal), ignore, stepper)
          .finally(() => {
            if (parts.stepping === stepping) parts.stepping = undefined
          })
        parts.stepping = stepping
      },
      {signal},
    )
  }
  if (!hasBuyBar || source !== 'product') return
  const bar = lazy(() => import('../lazy/buy-bar.ts'))
  const observer = new IntersectionObserver((entries) => {
    if (entries.at(-1)?.isIntersecting) return
    observer.disconnect()
    void bar.run(({showBuyBar}) => showBuyBar(extras, signal), ignore)
  })
  observer.observe(button)
  signal.addEventListener('abort', () => observer.disconnect())
}
