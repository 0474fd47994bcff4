import {textOrNull} from '../../src/lib/text-or-null.ts'
import {readCaptcha} from '../../src/model/form-captcha.ts'
import {draftsOf, tryStorage} from '../../src/page/storage.ts'
import {trackView} from '../../src/tracking/events/track.ts'
import {attachSiteForm} from '../../src/ui/form/attach-site-form.ts'
import {putInDialog} from '../../src/ui/form/in-dialog.ts'
import type {Mounted} from './types.ts'
import {definition, texts} from './widget.ts'

/**
 * The key includes the form's position among forms with the same id, which a page can contain twice: forms may be added
 * and removed until one is used.
 */
function draftKeyOf(form: HTMLFormElement, formId: string): string {
  const alike = [...document.forms].filter(({dataset}) => dataset.formId === form.dataset.formId)
  return `${draftsOf(definition.name)}${formId}:${alike.indexOf(form)}`
}

/** Keeps a form from leaving the page; the rest loads with its first use. */
export function attach(mounted: Mounted): void {
  const {element, form, settings, signal} = mounted
  const {formId, fields, isLightbox} = settings
  const {name} = definition
  const draftKey = draftKeyOf(form, formId)
  const hasOwnChecks = !form.noValidate
  const start = attachSiteForm({
    owner: name,
    element,
    form,
    captcha: readCaptcha(fields),
    async load() {
      const {createActive} = await import('./active.ts')
      return (button) => createActive({...mounted, button, draftKey, hasOwnChecks})
    },
    offline: () => texts('offline'),
    className: 'newsletter__message',
    put: (line) => form.prepend(line),
    signal,
  })
  // restores text typed before a reload; used before the widget mounted
  const hasDraft = tryStorage(() => sessionStorage.getItem(draftKey)) !== null
  if (hasDraft || form.contains(document.activeElement)) start()
  const trackForm = () => trackView('FormRender', formId, {formId})
  if (!isLightbox) trackForm()
  else
    putInDialog({
      handle: null,
      content: form,
      label: textOrNull(fields.name) ?? '',
      block: name,
      texts,
      onOpen: trackForm,
      fail: trackForm,
      signal,
    })
}
