import type {JSHandle, Locator} from '@playwright/test'

/** One look of a button: what it said from when on, in milliseconds. */
export interface Step {
  label: string
  isAdded: boolean
  at: number
  /** It still said so 2.6 s later, by a timer of the page's own: on a busy machine all of them are late. */
  isOverdue: boolean
}

/** Notes each change of what a button says; the first step is what it says now. */
export const recordLabels = (button: Locator): Promise<JSHandle<Step[]>> =>
  button.evaluateHandle((element) => {
    const steps: Step[] = []
    const note = () => {
      const label = element.textContent.trim()
      const isAdded = element.classList.contains('cart-added')
      const last = steps.at(-1)
      if (last?.label === label && last.isAdded === isAdded) return
      const step: Step = {label, isAdded, at: performance.now(), isOverdue: false}
      steps.push(step)
      setTimeout(() => {
        step.isOverdue = steps.at(-1) === step
      }, 2600)
    }
    note()
    new MutationObserver(note).observe(element, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    })
    return steps
  })
