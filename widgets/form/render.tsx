import type {MountContext} from '../../src/contract/widget.ts'
import type {FormSettings} from '../../src/model/form.ts'
import type {FormField} from '../../src/model/form-field.ts'
import {findButton} from '../../src/ui/form/form-button.ts'
import {mountIsland} from '../../src/widget/island.tsx'
import {hasCaptchaKey} from './load-later.ts'
import {Markup} from './Markup.tsx'
import type {MountedForm} from './mount-form.ts'

export interface Unrendered extends Omit<MountedForm, 'form' | 'definition'> {
  /** Where the element is or holds one, without fields. */
  form: HTMLFormElement | null
  settings: FormSettings
  /** Null where only the server knows them. */
  fields: readonly FormField[] | null
}

/** Where the server rendered no fields, we do, and take them over like any server HTML. */
export async function render(
  {form, settings, fields: described, ...mounted}: Unrendered,
  context: MountContext,
  takeOver: (mounted: MountedForm) => () => void,
): Promise<() => void> {
  const {root, texts} = mounted
  const fields = described ?? (await (await import('./load-fields.ts')).loadFields(root, settings.id))
  const all = {...settings, fields}
  const host = document.createElement('div')
  // before a button of its own
  if (form) form.prepend(host)
  else root.append(host)
  const endIsland = mountIsland(
    <Markup
      definition={all}
      texts={texts}
      isInForm={form !== null}
      hasButton={form !== null && findButton(form) !== null}
      hasCaptcha={hasCaptchaKey()}
    />,
    context,
    host,
  )
  const rendered = form ?? host.querySelector('form')
  const end = rendered ? takeOver({...mounted, form: rendered, definition: all}) : () => {}
  return () => {
    end()
    endIsland()
    host.remove()
  }
}
