import {readFile} from 'node:fs/promises'
import type {Page} from '@playwright/test'
import {tokenOf} from './requests.ts'

/** The code under a heading of a document, as it stands there. */
export async function readCode(document: string, title: string): Promise<string> {
  const text = await readFile(new URL(`../../../${document}`, import.meta.url), 'utf8')
  const section = text.split('\n## ').find((one) => one.startsWith(title))
  const code = /```(?:html|css|js)\n(.*?)```/s.exec(section ?? '')?.[1]
  if (!code) throw new Error(`${document} has no code under "${title}"`)
  return code
}

export const readRecipe = (title: string): Promise<string> => readCode('docs/recipes.md', title)

/** Opens a page of the author's own, without a policy: recipes have scripts in them. */
export async function openRecipe(page: Page, ...parts: string[]): Promise<void> {
  const body = parts.join('\n')
  await page.route('**/recipe', (route) => route.fulfill({contentType: 'text/html; charset=utf-8', body}))
  // with the shop's token, as who has been there before: without it a refused try comes first
  await tokenOf(page)
  await page.goto('/recipe')
}
