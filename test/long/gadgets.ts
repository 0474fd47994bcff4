import {runPlaywright} from './browser/run-playwright.ts'
import type {Check} from './check.ts'
import {createTally} from './shop/tally.ts'

const TRIED = /gadgets: (\d+) hostile elements tried, 0 executed/g
const REPLIES = /hostile replies of \S+ (\d+) tried, 0 executed/g

/** Tests of hostile replies, and what they show. */
const HOSTILE = [
  [
    'hostile-shops',
    'Shops of which a text in a reply ran code, led to code or broke the page',
    'Replies: each text of each reply with each payload',
  ],
  [
    'hostile-lists',
    'Shops of which a text in a list or a suggestion ran code or led to code',
    'Lists, filters and suggestions: each text with each payload',
  ],
] as const

const countIn = (output: string, pattern: RegExp): number[] =>
  Array.from(output.matchAll(pattern), ([, count]) => Number(count))

const sum = (counts: readonly number[]): number => counts.reduce((total, one) => total + one, 0)

async function run() {
  const {output, failed} = await runPlaywright('gadgets', {GADGETS: 'all'})
  const tried = countIn(output, TRIED)
  const tally = createTally()
  tally.expect(
    failed === 0 && tried.length > 0,
    'Rounds in which a hostile element ran code, or requested a script, a file or a reply from another host',
    `${tried.length + failed} rounds`,
    `${failed}`,
  )
  tally.note(
    'Hostile elements in those rounds: each attribute of each widget with each payload',
    sum(tried),
    '0 executed',
  )
  for (const [name, what, tries] of HOSTILE) {
    const replies = await runPlaywright(name, {GADGETS: 'all'})
    const shops = countIn(replies.output, REPLIES)
    tally.expect(
      replies.failed === 0 && shops.length > 0,
      what,
      `${shops.length + replies.failed} shops`,
      `${replies.failed}`,
    )
    tally.note(tries, sum(shops), '0 executed')
  }
  return tally.end()
}

export const check: Check = {name: 'Sanitized markup in and around every widget', run}
