import {asApiError} from '../../../src/contract/errors.ts'
import {readPath} from '../../../src/lib/read-path.ts'
import {textOrNull} from '../../../src/lib/text-or-null.ts'
import {linkAddress} from '../../../src/model/web-address.ts'
import {report} from '../../../src/page/report.ts'
import {showAlert} from '../../../src/ui/alert.ts'
import {missingText} from '../../../src/ui/native-fallback/native-fallback.ts'
import {definition, texts} from '../widget.ts'
import type {Card} from './card.ts'

interface Reason {
  title: string
  message: string
}

/** The server's message, otherwise a hint to the product's page (product.md §8). */
function readReason(failure: unknown): Reason {
  const text = (path: string) => textOrNull(readPath(failure, path))
  const title = text('cause.title')
  const error = text('cause.error')
  const {visitorMessage, kind = ''} = asApiError(failure) ?? {}
  const said = title || visitorMessage
  // another error means a chunk that could not be fetched
  if (!said || /^(offline|network|timeout)$/.test(kind))
    return {
      title: texts('unavailable'),
      message: `${said || missingText(texts('offline'))} ${texts('failed')}`,
    }
  return {title: texts('error', {message: said}), message: (title && error) ?? texts('failed')}
}

function createAction<K extends 'a' | 'button'>(tag: K, text: string): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(tag), {className: 'vitrine-alert__action', textContent: text})
}

/** Shows an alert that links to the product's page, and offers another attempt. */
export function tellFailure(failure: unknown, opener: Element, {title, url}: Card, retry: () => void): void {
  if (!textOrNull(readPath(failure, 'cause.error')) && !asApiError(failure)?.isExpected)
    report(definition.name, failure, opener)
  const link = createAction('a', title || texts('details'))
  const again = createAction('button', texts('retry'))
  link.href = linkAddress(url) ?? ''
  again.type = 'button'
  again.addEventListener('click', retry)
  // a product that no longer exists does not come back
  const isGone = [404, 410].includes(asApiError(failure)?.status ?? 0)
  const actions = [...(url ? [link] : []), ...(isGone ? [] : [again])]
  void showAlert({...readReason(failure), close: texts('ok'), actions})
}
