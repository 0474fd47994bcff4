import {asApiError} from '../../../src/contract/errors.ts'
import {emit} from '../../../src/page/emit.ts'
import {report} from '../../../src/page/report.ts'
import {whenLeft} from '../../../src/ui/dialog/back.ts'
import {missingText} from '../../../src/ui/native-fallback/native-fallback.ts'
import {busyUntil} from '../../../src/widget/busy-until.ts'
import {LIST} from '../parts/find-parts.ts'
import {definition, texts} from '../widget.ts'
import type {Messages} from './messages.ts'
import type {States} from './states.ts'

/** The state that the visitor wants. */
export interface Wanted {
  parts: readonly string[]
  isKept: boolean
  show: () => void
  retry: () => void
  pressed: Element | null
  /** The visitor has finished with the form. */
  isSent?: boolean | undefined
}

interface Parts {
  element: HTMLElement
  states: States
  messages: Messages
  signal: AbortSignal
}

/** Fetches what is missing of a state, and presents it unless another one is wanted by then: the newest counts. */
export function createLoadNewest(
  {element, states, messages, signal}: Parts,
  present: (wanted: Wanted) => void,
) {
  let loading: AbortController | undefined

  function setBusy(isBusy: boolean): void {
    const list = element.querySelector(LIST)
    list?.setAttribute('aria-busy', `${isBusy}`)
    if (!isBusy) list?.removeAttribute('aria-busy')
  }
  signal.addEventListener('abort', () => setBusy(false))

  function fail(error: unknown, {retry}: Wanted): void {
    const known = asApiError(error)
    const message = known?.visitorMessage || missingText(texts('offline'))
    if (!known?.isExpected) report(definition.name, error, element)
    messages.showProblem(`${texts('failed')} ${message}`, retry)
    emit('collection-error', {error, message}, element)
  }

  return async (wanted: Wanted): Promise<void> => {
    loading?.abort()
    const turn = new AbortController()
    loading = turn
    const missing = wanted.parts.filter((address) => !(wanted.isKept && states.has(address)))
    if (missing.length) setBusy(true)
    const until = AbortSignal.any([signal, turn.signal])
    try {
      const coming = states.load(missing, until)
      if (missing.length) await busyUntil(wanted.pressed, coming, until)
      await whenLeft()
      if (until.aborted) return
      setBusy(false)
      messages.clear()
      present(wanted)
    } catch (error) {
      if (until.aborted) return
      setBusy(false)
      fail(error, wanted)
    }
  }
}
