import {globSync} from 'node:fs'
import type {Slot} from '../src/widget/about.ts'
import type {Regions} from '../src/widget/regions.ts'
import {root} from './root.ts'

export const regionsFile = `${root}src/ui/slots/generated/regions.ts`

async function readRegions(file: string): Promise<[widget: string, regions: Regions]> {
  const {about}: {about: {slots: Record<string, Slot>}} = await import(root + file)
  const regions = Object.entries(about.slots).map(([name, {about: _about, ...region}]) => [name, region])
  return [file.split('/')[1] ?? '', Object.fromEntries(regions)]
}

/** The module with the regions of all widgets: pages with a slot fetch it before the widget. */
export async function regionsModule(): Promise<string> {
  const all = await Promise.all(globSync('widgets/*/widget.ts', {cwd: root}).sort().map(readRegions))
  const regions = Object.fromEntries(all.filter(([, slots]) => Object.keys(slots).length))
  return [
    '// Generated from `widgets/<name>/widget.ts` (`npm run generate`).',
    "import type {Regions} from '../../../widget/regions.ts'",
    '',
    `export const REGIONS: Readonly<Record<string, Regions>> = ${JSON.stringify(regions, null, 2)}`,
    '',
  ].join('\n')
}
