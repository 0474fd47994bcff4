import {MOST_REPORTS, MOST_WAITING, REPORT_CEILING, REPORT_DEBOUNCE} from '../assumptions.ts'

/** One line of `RecordJavascriptErrors` (product.md §7). */
export interface ErrorReport {
  event: string
  data: Record<string, unknown> & {count: number; repeats?: number}
  /** Epoch ms. */
  timestamp: number
}

interface Options {
  send: (reports: ErrorReport[]) => Promise<void>
  now: () => number
}

/**
 * Reports that wait to be sent together. A report with the same `key` as a waiting one is counted on that one; once
 * that was sent, the next report holds the number of repeats.
 */
export function createQueue({send, now}: Options) {
  const known = new Map<string, ErrorReport>()
  let waiting: ErrorReport[] = []
  let repeats = 0
  let since = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSending = false

  async function flush(): Promise<void> {
    clearTimeout(timer)
    const [first] = waiting
    if (!first) return
    if (repeats) first.data.repeats = repeats
    const reports = waiting
    waiting = []
    repeats = 0
    isSending = true
    await send(reports)
    isSending = false
  }

  function wait(): void {
    clearTimeout(timer)
    const left = since + REPORT_CEILING - now()
    timer = setTimeout(flush, Math.max(0, Math.min(REPORT_DEBOUNCE, left)))
  }

  function repeat(before: ErrorReport): void {
    if (!waiting.includes(before)) repeats++
    else {
      before.data.count++
      wait()
    }
  }

  function add(key: string, report: ErrorReport): void {
    const before = known.get(key)
    const isFull = waiting.length >= MOST_WAITING
    if (before) repeat(before)
    if (before || known.size >= MOST_REPORTS || (isFull && isSending)) return
    if (isFull) void flush()
    if (!waiting.length) since = now()
    known.set(key, report)
    waiting.push(report)
    wait()
  }

  return {add, flush}
}
