import {MOST} from '../create-vitrine/buy.ts'
import type {Outcome} from './outcome.ts'

/** The results of a shop. */
export interface Visited {
  name: string
  what: string
  /** Why the shop could not start; its lists are then empty. */
  whyNot?: string
  story: readonly Outcome[]
  faults: readonly Outcome[]
  /** Lines of `vitrine check-backend --as`. */
  command: readonly Outcome[]
  /** From an empty folder to an order. */
  newcomer: readonly Outcome[]
  timed: readonly Outcome[]
  overhead: string | null
  seconds: number
}

const SIGNS = {passed: '✓', failed: '✗', skipped: '–'} as const

const plain = (text: string): string => text.replaceAll('|', '\\|').replace(/\s+/g, ' ').trim()

const cellOf = (outcome: Outcome | undefined): string =>
  outcome ? `${SIGNS[outcome.state]} ${plain(outcome.note)}`.trim() : ''

export type Part = 'story' | 'faults' | 'command' | 'newcomer'

function tableOf(all: readonly Visited[], part: Part, head: string): string[] {
  const shops = all.filter((shop) => shop[part].length)
  const names = [...new Set(shops.flatMap((shop) => shop[part].map(({name}) => name)))]
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [
    row([head, ...shops.map(({name}) => name)]),
    row(['---', ...shops.map(() => '---')]),
    ...names.map((name) =>
      row([name, ...shops.map((shop) => cellOf(shop[part].find((outcome) => outcome.name === name)))]),
    ),
  ]
}

/** `docs/reference/backends.md`: each cell is from the run that wrote it. */
export const backendsPage = (all: readonly Visited[], date: string): string =>
  [
    '# Shops',
    '',
    `Written by \`npm run test:backends -- --write\` on ${date}: each cell is from that run. ✓ passed, ✗ failed, – nothing to check.`,
    'Later runs write nothing, and fail if they test other steps, faults or cases than the page names.',
    'One shopper, in Chromium, on pages with the strict policy of [Deploy](../guide/deploy.md) and Trusted Types.',
    '',
    '| shop | | median of a read, in our code beside the plain call |',
    '| --- | --- | --- |',
    ...all.map(
      ({name, what, whyNot, overhead}) =>
        `| ${name} | ${whyNot ? `skipped: ${plain(whyNot)}` : what} | ${overhead ?? '–'} |`,
    ),
    '',
    '## The stopwatch',
    '',
    `From an empty folder to an order, at most ${MOST} seconds: the packed [\`create-vitrine\`](../guide/create.md) finds the shop, checks its cart and`,
    'writes a page, on which a visitor adds the product, and orders it at the checkout. The installation of the shop is not in it.',
    '',
    ...tableOf(all, 'newcomer', 'stopwatch'),
    '',
    '## The story',
    '',
    'The steps run in order, and each continues from the one before. The contents of carts and orders come from the shop’s database or',
    'admin API.',
    '',
    ...tableOf(all, 'story', 'step'),
    '',
    '## Faults',
    '',
    'A proxy in front of the shop applies a fault to one change: the reply is lost after the write, the shop answers 503 before or',
    'after the write, it is slow, or the reply is cut. No addition may be lost or counted twice; a visitor who sees an error',
    'tries once more.',
    '',
    ...tableOf(all, 'faults', 'fault'),
    '',
    'Only the platform recognizes a repeated call. For the other kinds of shop Vitrine makes one change at a time in all tabs, and',
    'reads the cart after a lost reply. Two gaps remain that no client can close:',
    '',
    '- A browser can send a call again automatically if the server closes a used connection without a reply. If both calls arrive, the',
    '  shop adds twice. The visitor sees the higher quantity in the cart.',
    '- Pages without a secure context have no locks between tabs. If two tabs add the same variant within one lost reply, one of the',
    '  two can be missing. The visitor sees the lower quantity in the cart.',
    '',
    '## The command',
    '',
    '`vitrine check-backend --as <shop> <address>`: the cases of the contract, through the adapter.',
    '',
    ...tableOf(all, 'command', 'case'),
    '',
  ].join('\n')
