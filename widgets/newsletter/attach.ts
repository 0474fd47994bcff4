import {report, warn} from '../../src/page/report.ts'
import {trackView} from '../../src/tracking/events/track.ts'
import {detach} from '../../src/ui/detach.ts'
import {adoptButton, type FormButton, NO_BUTTON} from '../../src/ui/form/form-button.ts'
import {takeLastWay} from '../../src/ui/last-way/last-way.ts'
import {adopt, apply, restore} from '../../src/widget/adopt.ts'
import {definition} from './definition.ts'
import {loadCaptcha, mayHaveCaptcha} from './load-captcha.ts'
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

/** With what a press needs at once. */
export interface AttachedForm extends Attached {
  button: FormButton | null
}

/** Keeps a form from leaving the page; all else comes with its first use. Gives back what puts it as it was. */
export function attach(attached: Attached): () => void {
  const {element, form, settings} = attached
  const {formId} = settings
  const adopted = adopt(form)
  const {onsubmit} = form
  /** What use takes, in one round trip; who needs the captcha tells of its failure. */
  function load(): Promise<typeof import('./use.ts')> {
    if (mayHaveCaptcha(form)) loadCaptcha().catch(() => {})
    return import('./use.ts')
  }
  const button = adoptButton(form, load)
  if (!button) warn(definition.name, NO_BUTTON, element)
  const life = new AbortController()
  let using: Promise<Used> | undefined
  let problem: Element | undefined

  function use(): Promise<Used> {
    using ??= load().then((loaded) => {
      life.signal.throwIfAborted()
      return loaded.use({...attached, button}, life.signal)
    })
    using.catch(() => {
      using = undefined
    })
    return using
  }

  async function submit(): Promise<void> {
    detach(problem)
    button?.show({isBusy: true})
    const used = await use().catch(() => null)
    if (used || life.signal.aborted) return used?.submit()
    button?.show({isBusy: false})
    const words = takeLastWay(form, texts('offline'))
    if (!words) return
    problem = createMessage(words)
    form.prepend(problem)
  }

  // an inline handler names globals that do not exist here; its attribute stays as it is
  form.onsubmit = null
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
  // without our own script it is in the page, where it can be filled in as well; until then it is not to be seen there
  const waiting = adopt(form)
  if (settings.isLightbox) {
    apply(waiting, {attributes: {hidden: ''}})
    import('./in-dialog.ts').then(
      ({putInDialog}) => {
        restore(waiting)
        putInDialog(attached, life.signal, tell)
      },
      () => {
        restore(waiting)
        tell()
      },
    )
  } else tell()

  return () => {
    life.abort()
    detach(problem)
    button?.end()
    restore(waiting)
    restore(adopted)
    form.onsubmit = onsubmit
  }
}
