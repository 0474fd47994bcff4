import {readdirSync, readFileSync} from 'node:fs'
import type {Expect, Page} from '@playwright/test'

/** What a grader works with: its own `expect` has the patience that the run gives it. */
export interface Graded {
  page: Page
  expect: Expect
}

/** Fails unless the page does what its task says, as a visitor sees it. */
export type Grader = (graded: Graded) => Promise<void>

const PAGES = new URL('pages/', import.meta.url)
const TASK = /<!-- (.*) -->/

/** A task with the page that solves it. */
export interface Task {
  name: string
  text: string
  html: string
}

export const tasks: readonly Task[] = readdirSync(PAGES)
  .map((file) => {
    const html = readFileSync(new URL(file, PAGES), 'utf8')
    return {name: file.replace('.html', ''), text: TASK.exec(html)?.[1] ?? '', html}
  })
  .sort((a, b) => (a.name < b.name ? -1 : 1))

export const LOADER_TAG = /<script[^>]*loader\.js[^>]*><\/script>/

/** A page with the loader, and nothing of any task. */
export const EMPTY = (tasks[0]?.html ?? '').replace(
  /(<\/script>)\n(?!<script)[\s\S]*$/,
  '$1\n<p>Nothing.</p>\n</html>\n',
)

/** Opens what somebody has written for a task, on the origin of the shop. */
export async function openTask(page: Page, html: string): Promise<void> {
  await page.route('**/task', (route) => route.fulfill({contentType: 'text/html; charset=utf-8', body: html}))
  await page.goto('/task')
}
