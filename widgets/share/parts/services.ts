import {asRecord} from '../../../src/lib/as-record.ts'
import {readPath} from '../../../src/lib/read-path.ts'

/** Where each service takes a page; what is in braces stands there as in a query. */
const SERVICES = [
  ['facebook', 'https://www.facebook.com/sharer.php?u={url}'],
  ['twitter', 'https://twitter.com/intent/tweet?url={url}&text={title}'],
  ['email', 'mailto:?subject={title}&body={url}'],
  ['linkedin', 'https://www.linkedin.com/sharing/share-offsite/?url={url}'],
  ['pinterest', 'https://www.pinterest.com/pin/create/button/?url={url}'],
] as const

/** Those that the site has switched on by name; where it names none of them, the first three. */
export function readServices(context: Record<string, unknown>): readonly (typeof SERVICES)[number][] {
  const options = asRecord(readPath(context, 'website.shareButtonOptions'))
  const chosen = SERVICES.filter(([name]) => options[name])
  return chosen[0] ? chosen : SERVICES.slice(0, 3)
}
