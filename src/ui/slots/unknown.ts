import {didYouMean} from '../../lib/did-you-mean.ts'
import {warn} from '../../page/report.ts'
import {REGIONS} from './generated/regions.ts'

/** Warns about templates for regions that a widget does not have. Fetched only after a mistake. */
export function tellOfUnknown(templates: readonly HTMLTemplateElement[], widget: string): void {
  const known = Object.keys(REGIONS[widget] ?? {})
  for (const template of templates) {
    const {slot = ''} = template.dataset
    const meant = didYouMean(slot, known)
    const hint = meant ? `did you mean "${meant}"?` : `there is ${known.join(', ') || 'none'}`
    warn(widget, `unknown data-slot="${slot}", ${hint}`, template)
  }
}
