import {setTimeout as sleep} from 'node:timers/promises'
import type {Page} from '@playwright/test'

/** Milliseconds in which a page that is alive answers. */
const PATIENCE = 3000

const SILENT = 'The page does not answer.'

const ask = (page: Page): Promise<string> =>
  page
    .evaluate(async (patience) => {
      const comes = (wait: (answer: () => void) => unknown): Promise<string> =>
        Promise.race([
          new Promise<string>((resolve) => wait(() => resolve('comes'))),
          new Promise<string>((resolve) => setTimeout(() => resolve('does not come'), patience)),
        ])
      const [frame, idle, observer] = await Promise.all([
        comes((answer) => requestAnimationFrame(answer)),
        comes((answer) => requestIdleCallback(answer)),
        comes((answer) => new IntersectionObserver(answer).observe(document.documentElement)),
      ])
      const arrived = new Set(performance.getEntriesByType('resource').map(({name}) => name))
      const named = [
        ...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload],link[rel=stylesheet]'),
      ]
        .map(({href}) => href)
        .concat([...document.scripts].map(({src}) => src))
      const missing = named.filter((address) => address && !arrived.has(address))
      const widgets = [...document.querySelectorAll<HTMLElement>('[data-vitrine]')].map(
        ({dataset}) => `${dataset.vitrine}: ${dataset.vitrineState ?? 'waiting'}`,
      )
      return [
        `${location.href}, ${document.readyState}, ${document.visibilityState}`,
        `a frame ${frame}, idle time ${idle}, an observer’s answer ${observer}`,
        `engine: ${Array.isArray(window.Vitrine) ? 'not there' : typeof window.Vitrine}`,
        `not arrived: ${missing.join(', ') || 'nothing'}`,
        `widgets: ${widgets.join(', ') || 'none'}`,
      ].join('\n')
    }, PATIENCE)
    .catch((error: unknown) => `${SILENT} ${error}`)

/**
 * What a page waits for whose test has failed: whether it still draws, idles and observes, the files that have not
 * arrived, and the state of each widget. The failure of a click tells none of it.
 */
export const describePage = (page: Page): Promise<string> =>
  Promise.race([ask(page), sleep(3 * PATIENCE, SILENT, {ref: false})])
