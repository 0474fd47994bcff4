import type {JSHandle, Locator} from '@playwright/test'

/** One look of a button: what it said from when on, in milliseconds. */
export interface Step {
  label: string
  isAdded: boolean
  at: number
}

/** Notes each change of what a button says; the first step is what it says now. */
export const recordLabels = (button: Locator): Promise<JSHandle<Step[]>> =>
  button.evaluateHandle((element) => {
    const steps: Step[] = []
    const note = () => {
      const label = element.textContent.trim()
      const isAdded = element.classList.contains('cart-added')
      const last = steps.at(-1)
      if (last?.label !== label || last.isAdded !== isAdded)
        steps.push({label, isAdded, at: performance.now()})
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
