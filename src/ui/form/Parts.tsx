import {sayHalfDay} from '../../format/half-day.ts'
import {listCountries} from '../../model/countries.ts'
import {type FieldPart, partsOf} from '../../model/form-parts.ts'
import type {ControlProps} from './Controls.tsx'

interface PartProps extends Pick<ControlProps, 'id' | 'describedBy' | 'texts'> {
  part: FieldPart
}

const languageOfPage = (): string => document.documentElement.lang || 'en'

/** In the language of the page; the value of a country is its name in that language. */
const choicesOf = ({choices}: FieldPart): readonly string[] | undefined =>
  choices === 'countries' ? ['', ...listCountries(languageOfPage())] : choices

const labelOf = ({title}: FieldPart, choice: string): string =>
  title === 'Ampm' ? sayHalfDay(choice, languageOfPage()) : choice

function Part({part, id, describedBy, texts}: PartProps) {
  const {title, digits, autocomplete} = part
  const choices = choicesOf(part)
  const common = {id, 'data-title': title, autoComplete: autocomplete, 'aria-describedby': describedBy}
  return (
    <div className="vitrine-form__part">
      <label className="caption vitrine-form__caption" htmlFor={id}>
        {texts(title)}
      </label>
      {choices ? (
        <select className="vitrine-form__control" {...common}>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {labelOf(part, choice)}
            </option>
          ))}
        </select>
      ) : (
        <input
          className="field-element vitrine-form__control"
          inputMode={digits ? 'numeric' : undefined}
          size={digits}
          {...common}
        />
      )}
    </div>
  )
}

/** A date, a name, an address: an input for each part. */
export const Parts = ({field, id, ...rest}: ControlProps) =>
  partsOf(field).map((part) => <Part key={part.title} part={part} id={`${id}-${part.title}`} {...rest} />)
