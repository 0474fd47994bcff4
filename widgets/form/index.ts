import './form.css'
import {asRecord} from '../../src/lib/as-record.ts'
import {warn as tell} from '../../src/page/report.ts'
import {currentSite} from '../../src/page/site/current-site.ts'
import {findItems} from '../../src/ui/form/items.ts'
import {wrapFields} from '../../src/ui/form/own-form.ts'
import {localizeTexts} from '../../src/ui/form/strings.ts'
import {enhance} from '../../src/widget/enhance.ts'
import {readDefinition} from './read-definition.ts'
import {completeFields} from './read-served.ts'
import {takeOver} from './take-over.ts'
import {definition, strings} from './widget.ts'

/** Few pages need it. */
const loadRender = () => import('./render.tsx')

const findForm = (element: HTMLElement): HTMLFormElement | null =>
  element instanceof HTMLFormElement ? element : element.querySelector('form')

/** Product.md §3 and §4, form: takes over the server HTML, or renders from its definition. */
export const mount = enhance(definition, (widget) => {
  const {element, context, props, signal, lazy, fail} = widget
  const {form: json, 'form-id': formId, 'content-source': source, lightbox} = props
  const form =
    findForm(element) ?? (element.querySelector('input,select,textarea') && wrapFields(element, widget.adopt))
  const {settings, fields} = readDefinition({element, form, json, formId})
  const localized = {...asRecord(currentSite().raw.localizedStrings), ...settings.localizedStrings}
  const mounted = {
    root: element,
    contentSource: element.dataset.contentSource ? source : null,
    texts: localizeTexts(strings, localized),
    localized,
    isLightbox: lightbox,
    signal,
  }
  const warn = (problem: string) => tell(definition.name, problem, element)
  if (form && findItems(form).size) {
    if (!settings.id) warn('has no id: only a listener of vitrine:form-submit can send it. Give data-form-id')
    if (form.querySelector('[type=file]') && !form.hasAttribute('action') && form.method !== 'post')
      warn('its files can be sent only to its own address. Give action')
    const complete = {...settings, fields: completeFields(fields, form)}
    const opening = takeOver({...mounted, form, definition: complete})
    if (opening) context.wait?.(opening)
    return
  }
  if (!fields && !settings.id)
    throw new TypeError('has no form. Give data-form, or data-form-id, or a form in it')
  const rendering = lazy(loadRender).run(
    ({render}) => render({...mounted, form, settings, fields}, context, takeOver),
    fail,
  )
  context.wait?.(rendering)
})
