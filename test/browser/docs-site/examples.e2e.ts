import {documentsWithExamples, exampleOn, runExample} from './examples.ts'
import {expect, test} from './test.ts'

test('there are documents with examples', () => {
  expect(documentsWithExamples.map(({path}) => path)).toContain('docs/guide/cart.md')
  expect(documentsWithExamples.map(({path}) => path)).toContain('docs/reference/widgets/gallery.md')
})

/** A document with more of them has several tests. */
const MOST = 15

const runs = documentsWithExamples.flatMap(({count, ...document}) =>
  Array.from({length: Math.ceil(count / MOST)}, (_, part) => {
    const first = part * MOST
    return {...document, count, first, end: Math.min(first + MOST, count)}
  }),
)

for (const {path, address, count, first, end} of runs)
  test(`${path}: its examples ${first + 1} to ${end} run without a mistake`, async ({page}) => {
    await page.goto(address)
    await expect(page.locator('.example')).toHaveCount(count)
    const problems: string[] = []
    let mounted = 0
    for (let place = first; place < end; place++) {
      const example = exampleOn(page, place)
      const preview = await runExample(example)
      const name = await example.getAttribute('aria-label')
      mounted += await preview.locator('[data-vitrine-state=mounted]').count()
      const failed = await preview.locator('[data-vitrine-state=error]').count()
      const lines = await example.locator('.preview-line-warn, .preview-line-error').allTextContents()
      problems.push(
        ...(failed ? [`${name}: ${failed} failed`] : []),
        // the documentation has no key of a provider
        ...lines
          .filter((line) => !line.includes('a captcha without a key'))
          .map((line) => `${name}: ${line}`),
      )
    }
    expect(problems).toEqual([])
    expect(mounted).toBeGreaterThan(0)
  })
