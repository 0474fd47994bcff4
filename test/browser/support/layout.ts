import type {Page} from '@playwright/test'
import {nameOf, skipWithout} from './engines.ts'

declare global {
  interface Window {
    shifts?: string[]
  }
}

/** Records each layout shift with the moved elements. */
export function recordShifts(page: Page) {
  skipWithout('layout shifts', nameOf(page.context()))
  return page.addInitScript(() => {
    const shifts: string[] = []
    window.shifts = shifts
    const describe = (entry: PerformanceEntry) => {
      const sources: unknown = Reflect.get(entry, 'sources')
      const nodes = Array.isArray(sources) ? sources.map(({node}) => node) : []
      const names = nodes.map((node) => (node instanceof Element ? node.outerHTML.slice(0, 80) : `${node}`))
      return `${Reflect.get(entry, 'value')} ${names.join(', ')}`
    }
    new PerformanceObserver((list) => shifts.push(...list.getEntries().map(describe))).observe({
      type: 'layout-shift',
      buffered: true,
    })
  })
}

export const shifts = (page: Page): Promise<string[]> => page.evaluate(() => window.shifts ?? [])

export const forgetShifts = (page: Page): Promise<void> => page.evaluate(() => void window.shifts?.splice(0))

/** Waits until everything has loaded and a few frames have passed: mounting moves nothing after that. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.evaluate(
    () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 200)))),
  )
}

export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

/** Adds rules to the open page; its policy allows no inline style sheet. */
export const addSheet = (page: Page, rules: string): Promise<void> =>
  page.evaluate((text) => {
    const added = new CSSStyleSheet()
    added.replaceSync(text)
    document.adoptedStyleSheets.push(added)
  }, rules)
