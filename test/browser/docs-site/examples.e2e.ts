import {documentsWithExamples, exampleOn, runExample} from './examples.ts'
import {expect, test} from './test.ts'

test('there are documents with examples', () => {
  expect(documentsWithExamples.map(({path}) => path)).toContain('docs/guide/cart.md')
  expect(documentsWithExamples.map(({path}) => path)).toContain('docs/reference/widgets.md')
})

for (const {path, address, count} of documentsWithExamples)
  test(`${path}: its ${count} examples run without a mistake`, async ({page}) => {
    test.slow()
    await page.goto(address)
    await expect(page.locator('.example')).toHaveCount(count)
    const problems: string[] = []
    let mounted = 0
    for (let place = 0; place < count; place++) {
      const example = exampleOn(page, place)
      const preview = await runExample(example)
      const name = await example.getAttribute('aria-label')
      mounted += await preview.locator('[data-vitrine-state=mounted]').count()
      const failed = await preview.locator('[data-vitrine-state=error]').count()
      const lines = await example.locator('.preview-line-warn, .preview-line-error').allTextContents()
      problems.push(
        ...(failed ? [`${name}: ${failed} failed`] : []),
        ...lines.map((line) => `${name}: ${line}`),
      )
    }
    expect(problems).toEqual([])
    expect(mounted).toBeGreaterThan(0)
  })
