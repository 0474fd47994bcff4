import {asRecord} from '../../../src/lib/as-record.ts'
import {readPath} from '../../../src/lib/read-path.ts'

/** The share address of each service; placeholders in braces are replaced by query-encoded values. */
const SERVICES = [
  ['facebook', 'https://www.facebook.com/sharer.php?u={url}'],
  ['twitter', 'https://twitter.com/intent/tweet?url={url}&text={title}'],
  ['email', 'mailto:?subject={title}&body={url}'],
  ['linkedin', 'https://www.linkedin.com/sharing/share-offsite/?url={url}'],
  ['pinterest', 'https://www.pinterest.com/pin/create/button/?url={url}'],
] as const

/** The services that the site has enabled by name; if it names none of them, the first three. */
export function readServices(context: Record<string, unknown>): readonly (typeof SERVICES)[number][] {
  const options = asRecord(readPath(context, 'website.shareButtonOptions'))
  const chosen = SERVICES.filter(([name]) => options[name])
  return chosen[0] ? chosen : SERVICES.slice(0, 3)
}
