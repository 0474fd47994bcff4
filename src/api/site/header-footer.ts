import {isRecord} from '../../lib/is-record.ts'
import {fail, ok, type Result} from '../../lib/result.ts'
import type {HeaderFooter} from '../generated/schema.ts'
import type {Send} from '../http.ts'

export type {HeaderFooter} from '../generated/schema.ts'

const PATH = '/api/site-header-footer'

function parse(reply: unknown): Result<HeaderFooter> {
  if (!isRecord(reply)) return fail('is no object')
  const {header, footer} = reply
  return isRecord(header) && isRecord(footer) ? ok({header, footer}) : fail('has no "header" and "footer"')
}

/** The header and footer of the site's pages. */
export const loadHeaderFooter = (send: Send): Promise<HeaderFooter> => send(PATH, parse)

export const saveHeaderFooter = (send: Send, body: HeaderFooter): Promise<null> =>
  send(PATH, () => ok(null), {method: 'PUT', body})
