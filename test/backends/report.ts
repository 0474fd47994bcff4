import type {Outcome} from './outcome.ts'

/** What one shop has shown. */
export interface Visited {
  name: string
  what: string
  /** Why it could not be had; its lists are empty then. */
  whyNot?: string
  story: readonly Outcome[]
  faults: readonly Outcome[]
  /** Lines of `vitrine check-backend --as`. */
  command: readonly Outcome[]
  timed: readonly Outcome[]
  overhead: string | null
  seconds: number
}

const SIGNS = {passed: '✓', failed: '✗', skipped: '–'} as const

const plain = (text: string): string => text.replaceAll('|', '\\|').replace(/\s+/g, ' ').trim()

const cellOf = (outcome: Outcome | undefined): string =>
  outcome ? `${SIGNS[outcome.state]} ${plain(outcome.note)}`.trim() : ''

export type Part = 'story' | 'faults' | 'command'

function tableOf(all: readonly Visited[], part: Part, head: string): string[] {
  const there = all.filter((one) => one[part].length)
  const names = [...new Set(there.flatMap((one) => one[part].map(({name}) => name)))]
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [
    row([head, ...there.map(({name}) => name)]),
    row(['---', ...there.map(() => '---')]),
    ...names.map((name) =>
      row([name, ...there.map((one) => cellOf(one[part].find((cell) => cell.name === name)))]),
    ),
  ]
}

/** `docs/reference/backends.md`: each cell is from the run that wrote it. */
export const backendsPage = (all: readonly Visited[], date: string): string =>
  [
    '# Shops',
    '',
    `Written by \`npm run test:backends -- --write\` on ${date}: each cell is from that run. ✓ passed, ✗ failed, – nothing to check`,
    'there. Later runs write nothing, and fail if they test other steps, faults or cases than the page names.',
    'One shopper, in Chromium, on pages with the strict policy of [Deploy](../guide/deploy.md) and Trusted Types.',
    '',
    '| shop | | median of a read, in our code beside the plain call |',
    '| --- | --- | --- |',
    ...all.map(
      ({name, what, whyNot, overhead}) =>
        `| ${name} | ${whyNot ? `skipped: ${plain(whyNot)}` : what} | ${overhead ?? '–'} |`,
    ),
    '',
    '## The story',
    '',
    'Steps in order, each on what the last has left. What carts and orders hold is read from the shop’s own database or admin API.',
    '',
    ...tableOf(all, 'story', 'step'),
    '',
    '## Faults',
    '',
    'A proxy before the shop meets one change with the fault: the reply is lost after the write, the shop answers 503 before or',
    'after the write, it is slow, or the reply is cut. Nothing may be lost, and nothing counted twice; a visitor who reads of a',
    'failure tries once more.',
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
