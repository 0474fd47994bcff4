import {report} from '../../src/lib/report.ts'
import {trackView} from '../../src/tracking/track.ts'
import {adopt, apply, restore} from '../../src/ui/adopt.ts'
import {takeHandler} from './handler.ts'
import {createMessage} from './message.ts'
import type {Settings} from './settings.ts'
import {readDraft} from './storage.ts'
import {texts} from './strings.ts'
import type {Used} from './use.ts'

export interface Attached {
  /** The claimed element: events bubble from it. */
  element: HTMLElement
  form: HTMLFormElement
  settings: Settings
}

/** Keeps a form from leaving the page; all else comes with its first use. Gives back what puts it as it was. */
export function attach(attached: Attached): () => void {
  const {element, form, settings} = attached
  const {formId} = settings
  const [adopted, giveHandlerBack] = [adopt(form), takeHandler(form)]
  const life = new AbortController()
  let using: Promise<Used> | undefined
  let offline: Element | undefined

  function use(): Promise<Used> {
    using ??= import('./use.ts').then((loaded) => {
      life.signal.throwIfAborted()
      return loaded.use(attached, life.signal)
    })
    using.catch(() => {
      using = undefined
    })
    return using
  }

  async function submit(): Promise<void> {
    offline?.remove()
    const used = await use().catch(() => null)
    if (used || life.signal.aborted) return used?.submit()
    offline = createMessage(texts('offline'))
    form.prepend(offline)
  }

  apply(adopted, {
    attributes: {novalidate: ''},
    on: {
      focusin: () => void use().catch(() => {}),
      submit(event) {
        event.preventDefault()
        submit().catch((error) => report('newsletter', error, element))
      },
    },
  })
  // what was typed before a reload comes back
  if (readDraft(form) !== null) use().catch(() => {})
  const tell = () => trackView('FormRender', formId, {formId})
  // without our own script it is in the page, where it can be filled in as well
  if (settings.isLightbox)
    import('./in-dialog.ts').then(({putInDialog}) => putInDialog(attached, life.signal, tell), tell)
  else tell()

  return () => {
    life.abort()
    offline?.remove()
    restore(adopted)
    giveHandlerBack()
  }
}
