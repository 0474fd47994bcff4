import {SHOP_REPLIES} from '../../helpers/shop-replies.ts'
import {openDocument} from '../support/document.ts'
import {answerAs, casesOf, ORIGIN} from '../support/hostile-replies.ts'
import {expect, test} from '../support/test.ts'
import {vitrineOf} from '../support/vitrine.ts'

test.use({bypassCSP: true})

const listOf = (
  query: string,
) => `<div data-vitrine="collection" data-query="${query}" data-vitrine-load="now">
  <form method="get"><label>Search <input type="search" name="query"></label>
    ${['category', 'tag', 'price', 'Color'].map((name) => `<fieldset data-collection-facet="${name}" hidden><legend>${name}</legend></fieldset>`).join('')}
    <button>Show</button></form>
  <p data-collection-count></p><ul data-collection-chips hidden></ul><ul data-collection-list></ul>
</div>
<form data-vitrine="product-search" data-vitrine-load="now" role="search" action="/search">
  <label>Search for <input type="search" name="q"></label><button>Search</button></form>`

for (const {backend, path, tag = '', lists} of SHOP_REPLIES)
  test(`no text in a list or a suggestion of ${backend} runs, or leads to code`, async ({
    page,
    consoleLines,
  }) => {
    consoleLines.expect(/./, null)
    await answerAs(page, lists.replies)
    await openDocument(page, {
      loader: `data-backend="${backend}" data-api="${ORIGIN}${path}" ${tag}`,
      body: '<main></main>',
    })
    const vitrine = await vitrineOf(page)
    const cases = casesOf(lists.replies)
    test.setTimeout(120_000 + cases.length * 2000)
    const outcome = await vitrine.evaluate(
      async (vitrine, {html, cases, hasFilters}) => {
        const problems: string[] = []
        const whole = window.shopReplies ?? []
        const main = document.querySelector('main') ?? document.body
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
        /** Waits for a state for as long as so many frames. */
        async function until(isSo: () => boolean, frames: number): Promise<boolean> {
          for (let left = frames; left > 0 && !isSo(); left--) await frame()
          return isSo()
        }
        const isThere = (selector: string) => main.querySelector(selector) !== null
        /** Opens list and search; waits for what `parts` name, and counts it. */
        async function open(parts: Map<string, number>, frames: number): Promise<void> {
          main.innerHTML = html
          vitrine.mount()
          await until(() => isThere('form[data-vitrine-state=mounted]'), frames)
          const field = main.querySelector<HTMLInputElement>('[name=q]')
          if (field) field.value = 'mug'
          field?.focus()
          field?.dispatchEvent(new InputEvent('input', {bubbles: true}))
          await until(() => [...parts.keys()].every(isThere), frames)
          for (const [part, count] of parts) parts.set(part, count + Number(isThere(part)))
        }
        const parts = new Map(['[data-collection-list] > *', '[role=option]'].map((part) => [part, 0]))
        if (hasFilters) parts.set('[data-collection-facet] input', 0)
        await open(parts, 1000)
        const first = [...parts.values()]
        for (const {name, place, body} of cases) {
          window.shopReplies = whole.map(([occurs, reply], at) => [occurs, at === place ? body : reply])
          await open(parts, 30)
          problems.push(...(window.findHostile?.() ?? []).map((problem) => `${name}: ${problem}`))
        }
        return {problems, first, counts: [...parts.values()]}
      },
      {html: listOf(lists.query), cases, hasFilters: backend !== 'medusa'},
    )
    expect(outcome.first).not.toContain(0)
    expect(outcome.problems).toEqual([])
    // replies that nothing accepts would prove nothing
    for (const count of outcome.counts) expect(count).toBeGreaterThan(cases.length / 2)
    console.info(`hostile replies of ${backend}: ${cases.length} tried, 0 executed`)
  })
