import {globSync, readFileSync} from 'node:fs'
import type {FrameLocator, Locator, Page} from '@playwright/test'
import {root} from '../../../build/root.ts'
import {expect} from './test.ts'

const FENCE = /^```html\n/gm

/** Documents with live examples, and how many each has. */
export const documentsWithExamples = globSync('docs/{guide/*,examples/*,reference/widgets/*,index}.md', {
  cwd: root,
})
  .map((path) => ({
    path,
    address: path.replace(/^docs/, '').replace(/\.md$/, '.html'),
    count: readFileSync(root + path, 'utf8').match(FENCE)?.length ?? 0,
  }))
  .filter(({count}) => count > 0)

export const exampleOn = (page: Page, place = 0): Locator => page.locator('.example').nth(place)

export const previewIn = (scope: Page | Locator): FrameLocator => scope.frameLocator('.preview-frame')

const untilIdle = (): Promise<void> =>
  new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(() => resolve())))

/** Runs an example, and resolves once nothing in it waits to be mounted. */
export async function runExample(example: Locator): Promise<FrameLocator> {
  await example.scrollIntoViewIfNeeded()
  const run = example.getByRole('button', {name: 'Run', exact: true})
  if ((await example.getAttribute('data-example')) === 'press') await run.click()
  const preview = previewIn(example)
  await expect(preview.locator('script[data-api=mock]')).toBeAttached()
  await expect
    .poll(() => preview.locator(':root').evaluate(() => Array.isArray(Reflect.get(window, 'Vitrine') ?? [])))
    .toBe(false)
  await preview.locator(':root').evaluate(untilIdle)
  await expect(preview.locator('[data-vitrine-state=loading]')).toHaveCount(0)
  return preview
}
