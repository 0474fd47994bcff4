import type {Form} from '../../src/model/form.ts'
import {warn} from '../../src/page/report.ts'
import type {ContentSource} from '../../src/page/site/page-place.ts'
import {adoptButton, NO_BUTTON} from '../../src/ui/form/form-button.ts'
import {controlsOf, findItems} from '../../src/ui/form/items.ts'
import {takeLastWay} from '../../src/ui/last-way/last-way.ts'
import {adopt, apply, restore} from '../../src/widget/adopt.ts'
import {definition as widget} from './definition.ts'
import {followDraft} from './draft.ts'
import type {InUse} from './in-use.ts'
import {findCaptcha, loadCalls, loadCaptcha} from './load-later.ts'
import type {FormWords} from './words.ts'

export interface MountedForm {
  /** The claimed element: events bubble from it. */
  root: HTMLElement
  form: HTMLFormElement
  definition: Form
  /** As the markup says; null where the page is to be asked. */
  contentSource: ContentSource | null
  texts: FormWords
  /** The form's own texts, and those of the page context, by key. */
  localized: Readonly<Record<string, unknown>>
  /** A button opens it. */
  isLightbox: boolean
}

/** When what use takes cannot be had: it posts, or what is here already says what to do. */
function goWithout(form: HTMLFormElement, texts: FormWords): () => void {
  const words = takeLastWay(form, texts('offline'))
  if (!words) return () => {}
  const line = document.createElement('p')
  line.setAttribute('role', 'alert')
  line.className = 'vitrine-form__error'
  line.append(words)
  form.append(line)
  return () => line.remove()
}

/**
 * A form of anyone's making. What is typed is kept; what checks and sends it comes with the first focus. `lead` gives
 * the focus to its first field, `end` gives the form back.
 */
export function mountForm(mounted: MountedForm): {lead: () => void; end: () => void} {
  const {root, form, definition, texts} = mounted
  const {fields, id} = definition
  const draft = followDraft({fields, form, key: `vitrine:form:${location.pathname}:${id}`})
  /** What use takes, in one round trip; who needs the captcha tells of its failure. */
  function load(): Promise<typeof import('./in-use.ts')> {
    if (findCaptcha(form)) loadCaptcha().catch(() => {})
    return import('./in-use.ts')
  }
  const button = adoptButton(form, load)
  if (!button) warn(widget.name, NO_BUTTON, root)
  const life = new AbortController()
  let used: InUse | undefined
  let takeBack = () => {}

  async function use(): Promise<InUse | undefined> {
    const loaded = await load()
    if (!life.signal.aborted) used ??= loaded.use({...mounted, draft, button})
    return used
  }
  async function submit(): Promise<void> {
    takeBack()
    if (used) return used.submit()
    button?.show({isBusy: true})
    loadCalls().catch(() => {})
    try {
      const inUse = await use()
      button?.show({isBusy: false})
      inUse?.submit()
    } catch {
      button?.show({isBusy: false})
      takeBack = goWithout(form, texts)
    }
  }
  const begin = () => void use().catch(() => {})

  // an inline handler names globals that do not exist here; its attribute stays as it is
  const {onsubmit} = form
  form.onsubmit = null
  const adoption = adopt(form)
  apply(adoption, {
    attributes: {novalidate: ''},
    on: {
      focusin: begin,
      submit(event) {
        event.preventDefault()
        void submit()
      },
    },
  })
  // in use before we came, or with a counter to bring up to date
  if (draft.isRestored || form.contains(document.activeElement)) begin()
  return {
    lead() {
      const [first] = findItems(form).values()
      if (first) controlsOf(first)[0]?.focus()
    },
    end() {
      life.abort()
      takeBack()
      used?.end()
      button?.end()
      draft.end()
      restore(adoption)
      form.onsubmit = onsubmit
    },
  }
}
