import {before, edit, entry, type File} from './edits.ts'

/** `SizeGuide` is tracked, `size-guide` is dispatched on the page. */
export const isTracked = (name: string): boolean => /^[A-Z]/.test(name)

const trackedFiles = (name: string): File[] => [
  edit(
    'src/tracking/events/events.ts',
    entry(
      'interface TrackedEvents {',
      name,
      `  /** TODO: when it is sent. */\n  ${name}: {productId: string}\n`,
    ),
  ),
  edit('src/tracking/channels/channels.ts', entry('const channels:', name, `  ${name}: shopping,\n`)),
  edit('build/events/event-schemas.ts', before("  'view_item_list',\n", `  '${name}',\n`)),
  edit('build/events/contents.test.ts', entry('const EVENTS:', name, `  ${name}: {productId: 'p'},\n`)),
]

function pageFiles(name: string): File[] {
  const key = name.includes('-') ? `'${name}'` : name
  return [
    edit(
      'src/contract/events.ts',
      entry('interface EventDetails {', name, `  /** TODO: when it fires. */\n  ${key}: {itemId: string}\n`),
    ),
    edit('react/events.ts', entry('const EVENTS =', name, `  ${key}: 'element',\n`)),
    edit('qa/overlay/events.ts', before("  'consent',\n", `  '${name}',\n`)),
    edit('test/schemas/events.test.ts', entry('const EXAMPLES:', name, `  ${key}: {itemId: 'mug'},\n`)),
  ]
}

export const eventFiles = (name: string): File[] => (isTracked(name) ? trackedFiles : pageFiles)(name)
