import {useId} from 'react'
import type {FormField} from '../../model/form-field.ts'
import {Area, Choices, Likert, Line, Select} from './Controls.tsx'
import {Parts} from './Parts.tsx'
import type {FormTexts} from './strings.ts'

const CONTROLS = {
  line: Line,
  area: Area,
  select: Select,
  radio: Choices,
  checkbox: Choices,
  likert: Likert,
  parts: Parts,
} as const

/** Several controls have a common name, besides one each. */
const isGroup = (kind: string): boolean => /^(radio|checkbox|likert|parts)$/.test(kind)

/** Classes of platform markup, so that the site's own styles apply, and ours. */
const itemClass = ({kind, type, required}: FormField): string =>
  `form-item ${type} vitrine-form__item ${kind === 'parts' ? 'fields vitrine-form__parts' : 'field'}${required ? ' required' : ''}`

interface FieldProps {
  field: FormField
  texts: FormTexts
}

function Section({field: {title, description, underline}}: Pick<FieldProps, 'field'>) {
  return (
    <div className={`form-item section${underline ? ' underline vitrine-form__underline' : ''}`}>
      {title && <h3 className="title vitrine-form__title">{title}</h3>}
      {description && <p className="description vitrine-form__description">{description}</p>}
    </div>
  )
}

/**
 * One field of a form, rendered once: typed text stays in the controls, and `followFields` shows errors, as in forms
 * that the server renders.
 */
export function Field({field, texts}: FieldProps) {
  const id = useId()
  const {kind, title, description, placeholder, required} = field
  if (kind === 'hidden') return null
  if (kind === 'section') return <Section field={field} />
  const [isMany, Control] = [isGroup(kind), CONTROLS[kind]]
  const [Frame, Title] = isMany ? (['fieldset', 'div'] as const) : (['div', 'label'] as const)
  return (
    <Frame
      className={itemClass(field)}
      data-field-id={field.id}
      aria-labelledby={isMany ? `${id}-title` : undefined}
    >
      <Title id={`${id}-title`} className="title vitrine-form__title" {...(!isMany && {htmlFor: id})}>
        {title || placeholder || field.id}{' '}
        {required && <span className="vitrine-form__required">{texts('isRequired')}</span>}
      </Title>
      {description && (
        <p id={`${id}-description`} className="description vitrine-form__description">
          {description}
        </p>
      )}
      <Control
        field={field}
        id={id}
        describedBy={description ? `${id}-description` : undefined}
        texts={texts}
      />
    </Frame>
  )
}
