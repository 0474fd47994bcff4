import {readPath} from '../../lib/read-path.ts'
import {fail, ok, type Result} from '../../lib/result.ts'
import {textOrNull} from '../../lib/text-or-null.ts'
import {ApiError} from '../errors.ts'
import {request} from '../http.ts'

/** HTML, or the server's message in its place. */
type Reply = {html: string} | {error: string; cause: unknown}

function parseReply(reply: unknown): Result<Reply> {
  const html = readPath(reply, 'html')
  if (typeof html === 'string') return ok({html})
  const error = textOrNull(readPath(reply, 'error'))
  return error ? ok({error, cause: reply}) : fail('has no text "html"')
}

/** The server's HTML of a product. A failure's cause is the reply, `{title, error}` (product.md §7). */
export async function loadQuickView(productId: string, signal?: AbortSignal): Promise<string> {
  const path = `/api/rendering/product-quick-view/${encodeURIComponent(productId)}`
  const reply = await request(path, parseReply, {signal})
  if ('html' in reply) return reply.html
  throw new ApiError('invalid', `GET ${path}: ${reply.error}`, reply.error, {cause: reply.cause})
}
