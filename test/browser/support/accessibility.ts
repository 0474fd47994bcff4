import {expect, type Page, test} from '@playwright/test'
import {findViolations} from './axe.ts'
import {nameOf} from './engines.ts'

interface Look {
  /** A single rule. @default every default rule of axe */
  rule?: string
  /** Selector of a changed part, if the rest of the page was already checked. @default the page */
  within?: string
}

/** The violations that axe finds, as rule and element. */
export async function expectNoViolations(page: Page, {rule, within}: Look = {}): Promise<void> {
  const found = await findViolations(page, rule, within)
  expect(found.map(({text}) => text)).toEqual([])
}

/** Checks light mode, and then dark mode, where only the colours differ. */
export async function expectNoneInAnyLight(page: Page, within?: string): Promise<void> {
  const look: Look = within ? {within} : {}
  await expectNoViolations(page, look)
  if (nameOf(page.context()) === 'firefox') {
    test.info().annotations.push({type: 'left out', description: 'the dark, which Firefox does not emulate'})
    return
  }
  await page.emulateMedia({colorScheme: 'dark'})
  await expectNoViolations(page, {...look, rule: 'color-contrast'})
  await page.emulateMedia({colorScheme: 'light'})
}
