import {TRUSTED} from '../../src/contract/attributes.ts'
import {report} from '../../src/page/report.ts'
import {trackView} from '../../src/tracking/events/track.ts'
import type {Lightbox} from '../../src/ui/dialog/form-dialog.ts'
import {putInDialog} from '../../src/ui/form/in-dialog.ts'
import {controlsOf, findItems} from '../../src/ui/form/items.ts'
import {createAdoptionSet} from '../../src/widget/adoption-set.ts'
import {attach} from './attach.ts'
import type {MountedForm} from './types.ts'
import {definition as widget} from './widget.ts'

/**
 * Either the element has the attribute, or platform markup has a hidden form and its handle; null for a form in the
 * page.
 */
function findLightbox({root, form, isLightbox}: MountedForm): Lightbox | null {
  const scope = root.closest('.sqs-block-form') ?? root
  const handle = scope.querySelector<HTMLElement>(`.lightbox-handle${TRUSTED}`)
  const wrapper = form.closest<HTMLElement>('.form-wrapper')
  const isPlatform = handle !== null && wrapper?.classList.contains('hidden')
  return isLightbox || isPlatform ? {handle, content: wrapper ?? form} : null
}

function upTo(element: Element, end: Element): Element[] {
  const {parentElement} = element
  return element === end || !parentElement ? [element] : [element, ...upTo(parentElement, end)]
}

/** Bodies inside the form: elements hidden for other reasons stay hidden. */
const bodiesOf = (form: Element): Element[] => [...form.querySelectorAll('[hidden]:has(.form-item)')]

/** Shows a form whose body the server has hidden, since without script it could not be sent (contract: markup). */
function reveal({form, signal}: MountedForm, outermost: Element): void {
  const adopt = createAdoptionSet(signal)
  for (const element of [...upTo(form, outermost), ...bodiesOf(form)])
    adopt(element, {attributes: {hidden: null}, classes: {hidden: false}})
}

/** A form in the page, or one that a button opens. Resolves once it can be used; at once without a dialog. */
export function takeOver(mounted: MountedForm): Promise<void> | undefined {
  const {root, form, definition, texts, signal} = mounted
  const {id: formId, name: label} = definition
  const lightbox = findLightbox(mounted)
  const block = form.closest('.sqs-block-form') ?? root
  const trackForm = () => formId && trackView('FormRender', formId, {formId})
  reveal(mounted, lightbox ? form : block)
  attach(mounted)
  if (!lightbox) {
    trackForm()
    return
  }
  return putInDialog({
    ...lightbox,
    label,
    texts,
    onOpen() {
      trackForm()
      const [first] = findItems(form).values()
      if (first) controlsOf(first)[0]?.focus()
    },
    fail(error) {
      report(widget.name, error, root)
      reveal(mounted, block)
      trackForm()
    },
    signal,
  })
}
