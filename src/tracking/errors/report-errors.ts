import {createUuid} from '../../lib/uuid.ts'
import {readVersion} from '../../page/version.ts'
import {type Caught, readCaught} from './caught.ts'
import {createQueue, type ErrorReport} from './create-queue.ts'
import {type Described, describeError} from './describe-error.ts'
import {readFrames} from './frames.ts'
import {isIgnored} from './is-ignored.ts'
import {createSender} from './send-reports.ts'

/** Without query and fragment, which may identify the visitor. */
const place = (): string => location.origin + location.pathname

/** tracking.md T12: data. */
function toReport({source, file, line, column}: Caught, described: Described, at: number): ErrorReport {
  const data = {
    event_id: createUuid(),
    ...described,
    url: place(),
    file: file?.replace(/[?#].*/, ''),
    line,
    column,
    userAgent: navigator.userAgent,
    buildVersion: readVersion(),
    count: 1,
  }
  return {event: source, data, timestamp: at}
}

/** Two errors with the same key are the same error. */
const keyOf = ({source, file, line, column}: Caught, {message, stack}: Described): string =>
  [source, message, readFrames(stack)[0], file, line, column].join('\n')

/** Reports errors to the server (product.md §7), each once and up to a limit. */
export function createReporter(send = createSender()): (event: Event) => void {
  const queue = createQueue({send, now: () => Date.now()})
  const rejected = new Set<Promise<unknown>>()
  let isBusy = false

  function report(event: Event): void {
    const caught = readCaught(event)
    if (!caught) return
    const described = describeError(caught.error)
    const at = Math.round(performance.timeOrigin + event.timeStamp)
    if (!isIgnored(described)) queue.add(keyOf(caught, described), toReport(caught, described, at))
  }

  /** Rejections that may still be handled in the same task. */
  function wait(promise: Promise<unknown>, event: Event): void {
    rejected.add(promise)
    setTimeout(() => rejected.delete(promise) && report(event))
  }

  function take(event: Event): void {
    const {promise} = Object(event)
    if (event.type === 'rejectionhandled') rejected.delete(promise)
    else if (promise) wait(promise, event)
    else report(event)
  }

  addEventListener('pagehide', () => void queue.flush())
  return (event) => {
    // an error thrown while one is being described would loop
    if (isBusy) return
    isBusy = true
    try {
      take(event)
    } catch {}
    isBusy = false
  }
}
