import {report} from '../../src/page/report.ts'
import {trackView} from '../../src/tracking/events/track.ts'
import type {Lightbox} from '../../src/ui/dialog/form-dialog.ts'
import {adopt, apply, restore} from '../../src/widget/adopt.ts'
import {definition as widget} from './definition.ts'
import {later} from './later.ts'
import {type MountedForm, mountForm} from './mount-form.ts'
import {reveal} from './reveal.ts'

/** Either the element says so, or platform markup has a hidden form and its handle; null for a form in the page. */
function findLightbox({root, form, isLightbox}: MountedForm): Lightbox | null {
  const scope = root.closest('.sqs-block-form') ?? root
  const handle = scope.querySelector<HTMLElement>('.lightbox-handle')
  const wrapper = form.closest<HTMLElement>('.form-wrapper')
  const isPlatform = handle !== null && wrapper?.classList.contains('hidden')
  return isLightbox || isPlatform ? {handle, content: wrapper ?? form} : null
}

/** A form in the page, or one that a button opens. */
export function takeOver(mounted: MountedForm): () => void {
  const {root, form, definition, texts} = mounted
  const lightbox = findLightbox(mounted)
  const block = form.closest('.sqs-block-form') ?? root
  const revealed = reveal(form, lightbox ? form : block)
  const {lead, end} = mountForm(mounted)
  const {id: formId, name} = definition
  const tell = () => formId && trackView('FormRender', formId, {formId})
  if (!lightbox) tell()
  const onOpen = () => {
    tell()
    lead()
  }
  // not to be seen in the page for as long as the dialog is on its way
  const waiting = adopt(lightbox?.content ?? form)
  if (lightbox) apply(waiting, {attributes: {hidden: ''}})
  const endLightbox =
    lightbox &&
    later(
      async () => {
        const {mountLightbox} = await import('../../src/ui/dialog/form-dialog.ts')
        restore(waiting)
        return mountLightbox({...lightbox, label: name, texts, onOpen})
      },
      (error) => {
        report(widget.name, error, root)
        // in the page it can be filled in as well
        restore(waiting)
        revealed.push(...reveal(form, block))
        tell()
      },
    )
  return () => {
    endLightbox?.()
    restore(waiting)
    end()
    for (const adoption of revealed) restore(adoption)
  }
}
