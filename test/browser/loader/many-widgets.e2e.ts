import type {Page} from '@playwright/test'
import {openDocument} from '../support/document.ts'
import {cartLink} from '../support/markup.ts'
import {untilQuiet} from '../support/requests.ts'
import {expect, test} from '../support/test.ts'

interface Counts {
  controllers: number
  listeners: number
  writes: Record<string, number>
  /** Writes of what was there. */
  idle: string[]
}

declare global {
  interface Window {
    counts?: Counts
  }
}

const readCounts = async (page: Page) => (await page.evaluate(() => window.counts)) as Counts

/** What the page has created and written for a number of indicators, once it is at rest. */
async function countsOf(page: Page, indicators: number): Promise<Counts> {
  await page.addInitScript(() => {
    const counts: Counts = {controllers: 0, listeners: 0, writes: {}, idle: []}
    window.counts = counts
    window.AbortController = class extends AbortController {
      constructor() {
        super()
        counts.controllers++
      }
    }
    const {addEventListener} = EventTarget.prototype
    EventTarget.prototype.addEventListener = function (...given) {
      counts.listeners++
      addEventListener.apply(this, given)
    }
    addEventListener.call(document, 'DOMContentLoaded', () => {
      const main = document.querySelector('main') as HTMLElement
      new MutationObserver((records) => {
        for (const {target, type, attributeName, oldValue} of records) {
          const name = attributeName ?? type
          counts.writes[name] = (counts.writes[name] ?? 0) + 1
          if (attributeName && (target as Element).getAttribute(attributeName) === oldValue)
            counts.idle.push(name)
        }
      }).observe(main, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
        attributeOldValue: true,
      })
    })
  })
  const more = `<template>${cartLink().repeat(1000)}</template>`
  await openDocument(page, {body: `<main><h1>Carts</h1>${cartLink().repeat(indicators)}</main>${more}`})
  await expect(page.locator('[data-vitrine-state=mounted]')).toHaveCount(indicators)
  await untilQuiet(page)
  return readCounts(page)
}

test('1,000 indicators create no more controllers and listeners than one, and write nothing that changes nothing', async ({
  page,
}) => {
  const one = await countsOf(page, 1)
  const many = await countsOf(page, 1000)
  expect(many.controllers).toBe(one.controllers)
  expect(many.listeners).toBe(one.listeners)
  expect(many.idle).toEqual([])
  // any number of them are loading first: those whose files, or the cart, come after them
  const {'data-vitrine-state': state, 'data-cart-indicator-state': cart, ...others} = many.writes
  expect(state).toBeLessThanOrEqual(2 * 1000)
  expect(cart).toBeLessThanOrEqual(2 * 1000)
  expect(others).toEqual({'aria-label': 1000, class: 1000})
})

test('1,000 indicators that come after their files write each of their attributes once', async ({page}) => {
  await countsOf(page, 1)
  await page.evaluate(() => {
    if (window.counts) window.counts.writes = {}
    const more = document.querySelector('template') as HTMLTemplateElement
    document.querySelector('main')?.append(more.content)
  })
  await expect(page.locator('[data-vitrine-state=mounted]')).toHaveCount(1001)
  await expect
    .poll(async () => (await readCounts(page)).writes)
    .toEqual({
      childList: 1,
      'data-vitrine-state': 1000,
      'data-cart-indicator-state': 1000,
      'aria-label': 1000,
      class: 1000,
    })
  expect((await readCounts(page)).idle).toEqual([])
})
