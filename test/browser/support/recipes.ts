import type {Page} from '@playwright/test'
import {tokenOf} from './requests.ts'

/** Opens the author's own page, without a policy: recipes contain scripts. */
export async function openRecipe(page: Page, ...parts: string[]): Promise<void> {
  const body = parts.join('\n')
  await page.route('**/recipe', (route) => route.fulfill({contentType: 'text/html; charset=utf-8', body}))
  // with the shop's token, like a returning visitor: otherwise a refused call comes first
  await tokenOf(page)
  await page.goto('/recipe')
}
