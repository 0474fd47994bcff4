import type {FormSchemaField} from '../../src/api/generated/schema.ts'
import type {AdditionalFieldsForm} from './types.ts'

const FIELDSETS = {build: 1, storage: 2, advanced: 3, captcha: 4, disclaimer: 5} as const

const field = (
  fieldset: keyof typeof FIELDSETS,
  name: string,
  title: string,
  type: string,
): FormSchemaField => ({
  id: name,
  name,
  title,
  type,
  fieldset: FIELDSETS[fieldset],
})

/** The settings of a form block (product.md §3, form model fieldsets). */
export const formSchema: readonly FormSchemaField[] = [
  field('build', 'name', 'Form Name', 'text'),
  field('build', 'fields', 'Fields', 'fields'),
  field('build', 'submitButtonText', 'Button Label', 'text'),
  field('storage', 'emailAddress', 'Email Address', 'email'),
  field('advanced', 'submissionMessage', 'Post-Submit Message', 'textarea'),
  field('advanced', 'submissionHTML', 'Post-Submit HTML', 'textarea'),
  field('advanced', 'successRedirect', 'Post-Submit Redirect', 'website'),
  field('captcha', 'captchaEnabled', 'Use Google reCAPTCHA', 'checkbox'),
  {...field('captcha', 'captchaTheme', 'Theme', 'select'), options: ['light', 'dark']},
  {...field('captcha', 'captchaAlignment', 'Alignment', 'select'), options: ['left', 'center', 'right']},
  field('disclaimer', 'disclaimerMessage', 'Disclaimer', 'textarea'),
]

/** The schema of one form: lists the form's own fields instead of the available settings. */
export const schemaOf = ({fields = []}: Partial<AdditionalFieldsForm>): readonly FormSchemaField[] => [
  ...fields.map((one) => ({
    ...one,
    name: one.id,
    title: one.title ?? one.id,
    fieldset: FIELDSETS.build,
  })),
  ...formSchema.filter(({fieldset}) => fieldset !== FIELDSETS.build),
]
