import {useEffect, useState} from 'react'
import {createRoot} from 'react-dom/client'
import {useForm} from 'react-hook-form'

const COUNT = 100
const names = Array.from({length: COUNT}, (_, index) => `field${index}` as const)

/** As in its documentation: registered inputs, validated on submit and then on each change. */
function Form() {
  const {
    register,
    handleSubmit,
    formState: {errors},
  } = useForm<Record<string, string>>()
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return (
    <form noValidate data-ready={isReady ? '' : undefined} onSubmit={handleSubmit(() => {})}>
      {names.map((name, index) => (
        <div key={name} className="form-item">
          {errors[name] && (
            <span role="alert" id={`${name}-error`} className="field-error">
              {errors[name].message}
            </span>
          )}
          <label htmlFor={name}>Field {index}</label>
          <input
            id={name}
            aria-invalid={errors[name] ? 'true' : undefined}
            aria-describedby={errors[name] ? `${name}-error` : undefined}
            {...register(name, {required: 'Required'})}
          />
        </div>
      ))}
      <button type="submit">Send</button>
    </form>
  )
}

const root = document.querySelector('#root')
if (root) createRoot(root).render(<Form />)
