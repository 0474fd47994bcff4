import {useId} from 'react'
import type {MountContext} from '../../src/contract/widget.ts'
import {type Form, type FormSettings, parseForm} from '../../src/model/form.ts'
import type {FormField} from '../../src/model/form-field.ts'
import {warn} from '../../src/page/report.ts'
import {CaptchaPlace} from '../../src/ui/form/CaptchaPlace.tsx'
import {Field} from '../../src/ui/form/Field.tsx'
import {findButton} from '../../src/ui/form/form-button.ts'
import {mountIsland} from '../../src/widget/island.tsx'
import {useTexts} from '../../src/widget/use-texts.ts'
import type {MountedForm} from './types.ts'
import {definition as widget} from './widget.ts'

interface MarkupProps {
  definition: Form
  texts: MountedForm['texts']
  /** The container is inside a form already, which may have a button. */
  isInForm: boolean
  hasButton: boolean
}

/**
 * For an element that the server left empty: rendered, then taken over like any server HTML. Only its texts change
 * later.
 */
function Markup({definition, texts: ours, isInForm, hasButton}: MarkupProps) {
  const {name, fields, buttonText, disclaimerMessage, captcha} = definition
  const Frame = isInForm ? 'div' : 'form'
  const id = useId()
  const texts = useTexts(ours)
  return (
    <Frame className="vitrine-form" aria-label={(!isInForm && name) || undefined}>
      {fields.map((field) => (
        <Field key={field.id} field={field} texts={texts} />
      ))}
      <CaptchaPlace captcha={captcha} />
      {disclaimerMessage && (
        <p id={id} className="form-disclaimer">
          {disclaimerMessage}
        </p>
      )}
      {!hasButton && (
        <div className="form-button-wrapper">
          <button
            type="submit"
            className="vitrine-form__button"
            aria-describedby={disclaimerMessage ? id : undefined}
          >
            {buttonText ?? texts('submit')}
          </button>
        </div>
      )}
    </Frame>
  )
}

/** The build of the schema for visitors; others are for setting up a form (product.md §3, form model fieldsets). */
const BUILD = 1

/** Loads the fields of a form of which the page has only the id (product.md §7, GetTemplateSchema). */
async function loadFields(root: HTMLElement, formId: string): Promise<readonly FormField[]> {
  const {loadFormSchema} = await import('../../src/actions/load-form-schema.ts')
  const schema = await loadFormSchema(formId)
  const fields = schema.filter(({fieldset = BUILD}) => fieldset === BUILD)
  const parsed = parseForm({fields}, (problem) => warn(widget.name, problem, root))
  return parsed.ok ? parsed.value.fields : []
}

interface Unrendered extends Omit<MountedForm, 'form' | 'definition'> {
  /** The form, without fields, if the element is one or holds one. */
  form: HTMLFormElement | null
  settings: FormSettings
  /** Null if only the server knows them. */
  fields: readonly FormField[] | null
}

/** Renders the fields if the server HTML has none, and takes them over like any server HTML. */
export async function render(
  {form, settings, fields: described, ...mounted}: Unrendered,
  context: MountContext,
  takeOver: (mounted: MountedForm) => Promise<void> | undefined,
): Promise<void> {
  const {root, texts, signal} = mounted
  const fields = described ?? (await loadFields(root, settings.id))
  if (signal.aborted) return
  const definition = {...settings, fields}
  const host = document.createElement('div')
  // before the button of the form
  if (form) form.prepend(host)
  else root.append(host)
  signal.addEventListener('abort', () => host.remove())
  const endIsland = mountIsland(
    <Markup
      definition={definition}
      texts={texts}
      isInForm={form !== null}
      hasButton={form !== null && findButton(form) !== null}
    />,
    context,
    host,
  )
  const rendered = form ?? host.querySelector('form')
  const opening = rendered && takeOver({...mounted, form: rendered, definition})
  // last: until then the form may be in a dialog
  signal.addEventListener('abort', endIsland)
  await opening
}
