import type {Page} from '@playwright/test'

/** Boxes that scroll sideways because their content does not fit: the page, dialogs and popovers; each with a culprit. */
export const findOverflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const boxes = [
      document.documentElement,
      ...document.querySelectorAll<HTMLElement>('dialog[open],[popover]:popover-open'),
    ]
    return boxes
      .filter((box) => box.scrollWidth > box.clientWidth + 1)
      .map((box) => {
        const {left, right} = box.getBoundingClientRect()
        const out = [...box.querySelectorAll('*')].filter((one) => {
          const rect = one.getBoundingClientRect()
          return rect.width > 0 && (rect.right > right + 1 || rect.left < left - 1)
        })
        const culprits = out.map((one) => one.outerHTML.slice(0, 100)).slice(-3)
        return `${box.localName} ${box.scrollWidth} > ${box.clientWidth}: ${culprits.join(' … ')}`
      })
  })
