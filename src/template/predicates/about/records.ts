import {BACKGROUND_SOURCES, PROMOTED_BLOCKS, RECORD_TYPES, UNDEFINED_CODE} from '../../../model/content.ts'
import type {PredicateAbout, Topic} from '../../about.ts'

const PROMOTABLE: readonly string[] = ['gallery', 'image', 'link', 'quote', 'video']

const isRecord = (name: string, code: number): PredicateAbout => ({
  holds: `\`recordType\` is ${code}${PROMOTABLE.includes(name) ? `, or \`promotedBlockType\` is \`${name}\`` : ''}`,
  input: 'item',
})

const byCode = (
  codes: Readonly<Record<string, number>>,
  make: (name: string, code: number) => [name: string, about: PredicateAbout],
): Record<string, PredicateAbout> =>
  Object.fromEntries(
    Object.entries({...codes, undefined: UNDEFINED_CODE}).map(([name, code]) => make(name, code)),
  )

export const topic: Topic<PredicateAbout> = {
  title: 'Kinds of items',
  order: 3,
  entries: {
    ...byCode(RECORD_TYPES, (name, code) => [`${name}?`, isRecord(name, code)]),
    'external-video?': isRecord('video', RECORD_TYPES.video),
    ...Object.fromEntries(
      PROMOTED_BLOCKS.map((name) => [
        `promoted${name.toUpperCase()}?`,
        {holds: `\`promotedBlockType\` is \`${name}\``, input: 'item'},
      ]),
    ),
    ...byCode(BACKGROUND_SOURCES, (name, code) => [
      `background-source-${name}?`,
      {holds: `\`backgroundSource\` is ${code}`, input: 'item or section'},
    ]),
  },
}
