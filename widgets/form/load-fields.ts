import {loadFormSchema} from '../../src/actions/load-form-schema.ts'
import {parseForm} from '../../src/model/form.ts'
import type {FormField} from '../../src/model/form-field.ts'
import {warn} from '../../src/page/report.ts'
import {definition} from './definition.ts'

/** What a visitor fills in, of all that a form is set up with (product.md §3, form model fieldsets). */
const BUILD = 1

/** The fields of a form of which the page says no more than its id (product.md §7, GetTemplateSchema). */
export async function loadFields(root: HTMLElement, formId: string): Promise<readonly FormField[]> {
  const schema = await loadFormSchema(formId)
  const fields = schema.filter(({fieldset = BUILD}) => fieldset === BUILD)
  const parsed = parseForm({fields}, (problem) => warn(definition.name, problem, root))
  return parsed.ok ? parsed.value.fields : []
}
