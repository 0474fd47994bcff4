import {globSync} from 'node:fs'
import type {Regions} from '../src/widget/regions.ts'
import {root} from './root.ts'

export const regionsFile = `${root}src/ui/slots/generated/regions.ts`

async function readSlots(file: string): Promise<[widget: string, slots: Regions]> {
  const {slots}: {slots: Regions} = await import(root + file)
  return [file.split('/')[1] ?? '', slots]
}

/** The module with the regions of all widgets: pages with a slot fetch it before the widget. */
export async function regionsModule(): Promise<string> {
  const files = globSync('widgets/*/slots.ts', {cwd: root}).sort()
  const regions = Object.fromEntries(await Promise.all(files.map(readSlots)))
  return [
    '// Generated from `widgets/<name>/slots.ts` (`npm run generate`).',
    "import type {Regions} from '../../../widget/regions.ts'",
    '',
    `export const REGIONS: Readonly<Record<string, Regions>> = ${JSON.stringify(regions, null, 2)}`,
    '',
  ].join('\n')
}
