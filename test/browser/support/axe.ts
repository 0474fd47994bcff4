import type {Frame, Page} from '@playwright/test'
import axe, {type RunOptions} from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const giveTo = async (frame: Frame): Promise<void> => {
  if (await frame.evaluate(() => 'axe' in window)) return
  await frame.evaluate(axe.source)
  // otherwise the page and its frames of other origins do not answer each other
  await frame.evaluate(() => window.axe.configure({allowedOrigins: ['<unsafe_all_origins>']}))
}

/**
 * The violations that axe finds in the page, or in what `within` selects, as rule and element. Axe's own package for
 * Playwright reads its half a megabyte again for each look, and opens another page to merge the results of frames, which
 * costs more than the look and takes the focus in Firefox.
 */
export async function findViolations(
  page: Page,
  runOnly?: RunOptions['runOnly'],
  within?: string,
): Promise<{id: string; html: string; text: string}[]> {
  const [main, ...others] = page.frames()
  if (main) await giveTo(main)
  // a frame may leave meanwhile; the page is then tested without it
  await Promise.all(others.map((frame) => giveTo(frame).catch(() => undefined)))
  return page.evaluate(
    async ([part, only]) => {
      // of what passes, axe would write down every element, which takes minutes on a long page
      const {violations} = await window.axe.run(part ? {include: [part]} : document, {
        resultTypes: ['violations'],
        ...(only && {runOnly: only}),
      })
      return violations.flatMap(({id, nodes}) =>
        nodes.map(({html, failureSummary}) => ({id, html, text: `${id}: ${html} ${failureSummary}`})),
      )
    },
    [within, runOnly] as const,
  )
}
