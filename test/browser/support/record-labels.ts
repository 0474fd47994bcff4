import {expect, type JSHandle, type Locator} from '@playwright/test'

/** One label of a button, with its start in milliseconds. */
export interface Step {
  label: string
  isAdded: boolean
  isDisabled: boolean
  at: number
  /** It was still displayed 2.6 s later, by a timer in the page: on a busy machine all timers are equally late. */
  isOverdue: boolean
}

/** Records each change of a button's label; the first step is the current label. */
export const recordLabels = (button: Locator): Promise<JSHandle<Step[]>> =>
  button.evaluateHandle((element) => {
    const steps: Step[] = []
    const note = () => {
      const label = element.textContent.trim()
      const isAdded = element.classList.contains('cart-added')
      const last = steps.at(-1)
      if (last?.label === label && last.isAdded === isAdded) return
      const isDisabled = element.getAttribute('aria-disabled') === 'true'
      const step: Step = {label, isAdded, isDisabled, at: performance.now(), isOverdue: false}
      steps.push(step)
      setTimeout(() => {
        step.isOverdue = steps.at(-1) === step
      }, 2600)
    }
    note()
    // a label can be late on a busy machine: its time counts from the click
    element.addEventListener(
      'click',
      () => {
        const [served] = steps
        if (served) served.at = performance.now()
      },
      {capture: true, once: true},
    )
    new MutationObserver(note).observe(element, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    })
    return steps
  })

/** Waits until the button has displayed the label, however briefly: on a busy machine the test can miss it. */
export const expectLabel = (steps: JSHandle<Step[]>, label: string): Promise<void> =>
  expect.poll(async () => (await steps.jsonValue()).map((step) => step.label)).toContain(label)
