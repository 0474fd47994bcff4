import type {Page} from '@playwright/test'
import * as axe from '../support/axe.ts'
import {exceptionsOf} from './exceptions.ts'

/** All rules of axe, those of level AAA, best practice and experiment included; it leaves out its deprecated rules. */
const TAGS = [
  'wcag2a',
  'wcag2aa',
  'wcag2aaa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
  'experimental',
]

export const ALL_RULES = null
/** Rules whose result depends on colours. */
export const COLOUR_RULES = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block']
/** Rules whose result depends on the width of the window. */
export const LAYOUT_RULES = [...COLOUR_RULES, 'target-size', 'scrollable-region-focusable', 'meta-viewport']

const isExcused = (rule: string, html: string): boolean =>
  exceptionsOf(rule).some((pattern) => new RegExp(pattern).test(html))

/** What axe finds but for the exceptions, as rule and element. */
export async function findViolations(page: Page, rules: readonly string[] | null): Promise<string[]> {
  const found = await axe.findViolations(page, [...(rules ?? TAGS)])
  return found.filter(({id, html}) => !isExcused(id, html)).map(({text}) => text)
}
