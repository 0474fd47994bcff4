import type {Page} from '@playwright/test'
import {tokenOf} from './requests.ts'

/** Opens a page of the author's own, without a policy: recipes have scripts in them. */
export async function openRecipe(page: Page, ...parts: string[]): Promise<void> {
  const body = parts.join('\n')
  await page.route('**/recipe', (route) => route.fulfill({contentType: 'text/html; charset=utf-8', body}))
  // with the shop's token, as who has been there before: without it a refused try comes first
  await tokenOf(page)
  await page.goto('/recipe')
}
