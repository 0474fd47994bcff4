import {adopt, apply, restore} from '../../widget/adopt.ts'
import {detach} from '../detach.ts'
import {takeLastWay} from '../last-way/last-way.ts'
import type {FormButton} from './form-button.ts'

/** A form that a visitor uses. */
export interface ActiveForm {
  /** Checks it, and sends it when nothing is wrong. */
  submit: () => Promise<void>
}

interface AttachOptions<Active extends ActiveForm> {
  form: HTMLFormElement
  /** Fetches what checks and sends the form. */
  load: () => Promise<() => Active>
  button?: FormButton | null
  offline: () => string
  /** Of the line that a visitor has to read where that cannot be fetched. */
  className: string
  put: (line: HTMLElement) => void
  fail: (error: unknown) => void
  signal: AbortSignal
}

/** The inline handler of a form names globals that do not exist here; its attribute stays as it is. */
export function muteHandler(form: HTMLFormElement, signal: AbortSignal): void {
  const {onsubmit} = form
  form.onsubmit = null
  signal.addEventListener('abort', () => {
    form.onsubmit = onsubmit
  })
}

/**
 * Keeps a form from leaving the page, until `signal` is aborted; what checks and sends it comes with its first use. Where
 * that cannot be fetched, the form goes the way it goes without us. Returns what fetches it at once.
 */
export function attachForm<Active extends ActiveForm>(options: AttachOptions<Active>): () => void {
  const {form, load, button, offline, className, put, fail, signal} = options
  const adopted = adopt(form)
  let active: Active | undefined
  let starting: Promise<unknown> | undefined
  const line = document.createElement('p')
  line.className = className
  line.setAttribute('role', 'alert')

  function start(): Promise<unknown> {
    starting ??= load().then((create) => {
      if (!signal.aborted) active = create()
    })
    starting.catch(() => {
      starting = undefined
    })
    return starting
  }
  const startSoon = () => void start().catch(() => {})

  async function submit(): Promise<void> {
    detach(line)
    if (!active) {
      button?.show({isBusy: true})
      const isMissing = await start().then(
        () => false,
        () => true,
      )
      if (signal.aborted) return
      button?.show({})
      const words = isMissing && takeLastWay(form, offline())
      if (words) {
        line.textContent = words
        put(line)
      }
    }
    return active?.submit()
  }

  apply(adopted, {
    attributes: {novalidate: ''},
    on: {
      focusin: startSoon,
      submit(event) {
        event.preventDefault()
        submit().catch(fail)
      },
    },
  })
  signal.addEventListener('abort', () => {
    detach(line)
    restore(adopted)
  })
  return startSoon
}
