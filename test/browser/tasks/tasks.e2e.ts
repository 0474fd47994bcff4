import {isAll} from '../../helpers/all.ts'
import {expect, test} from '../support/test.ts'
import {carts} from './graders/carts.ts'
import {products} from './graders/products.ts'
import {site} from './graders/site.ts'
import {EMPTY, type Grader, LOADER_TAG, openTask, type Task, tasks} from './open-task.ts'

/**
 * Tasks as a shop's author or a coding agent gets them. Each page in `pages/` solves the one in its comment, by the
 * documents alone; its grader looks at any page that somebody writes for it.
 */

const GRADERS: Readonly<Record<string, Grader>> = {...products, ...carts, ...site}
/** Milliseconds: nothing is going to appear. */
const IMPATIENT = 250

/** An ordinary run takes one of each kind. */
const SOME = ['option-buttons', 'words', 'form']
const chosen = isAll ? tasks : tasks.filter(({name}) => SOME.includes(name))

test('each of the tasks has a text, a page and a grader', () => {
  expect(tasks.length).toBeGreaterThanOrEqual(30)
  expect(Object.keys(GRADERS).sort()).toEqual(tasks.map(({name}) => name))
  expect(tasks.filter(({text}) => !/^A page with .* works\b/.test(text))).toEqual([])
})

for (const {name, text, html} of chosen)
  test(`${name}: ${text}`, async ({page, consoleLines}) => {
    // a policy or a refusal is no matter of the task
    consoleLines.allowNetworkErrors()
    await openTask(page, html)
    await GRADERS[name]?.({page, expect})
  })

/** Pages that lack the thing: an empty one, and the solution without the widgets' script. */
const wrongOf = ({html}: Task): [what: string, html: string][] => [
  ['a page without it', EMPTY],
  ['its markup without the loader', html.replace(LOADER_TAG, '')],
]

for (const task of chosen)
  for (const [what, html] of wrongOf(task))
    test(`${task.name}: ${what} does not pass`, async ({page, consoleLines}) => {
      consoleLines.allowNetworkErrors()
      // a form that the browser posts must not pass by what the shop's own pages say
      await page.route('**', (route) =>
        route.request().isNavigationRequest() ? route.fulfill({status: 404, body: ''}) : route.continue(),
      )
      await openTask(page, html)
      page.setDefaultTimeout(IMPATIENT)
      const patience = expect.configure({timeout: IMPATIENT})
      await expect(GRADERS[task.name]?.({page, expect: patience})).rejects.toThrow()
    })
