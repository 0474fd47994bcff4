import {ErrorMessage, Field, Form, Formik} from 'formik'
import {useEffect, useState} from 'react'
import {createRoot} from 'react-dom/client'

const COUNT = 100
const names = Array.from({length: COUNT}, (_, index) => `field${index}`)
const initialValues = Object.fromEntries(names.map((name) => [name, '']))

const validate = (values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(names.filter((name) => !values[name]?.trim()).map((name) => [name, 'Required']))

/** As in its documentation: `Field` and `ErrorMessage`, with one validation function. */
function Page() {
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return (
    <Formik initialValues={initialValues} validate={validate} onSubmit={() => {}}>
      <Form noValidate data-ready={isReady ? '' : undefined}>
        {names.map((name, index) => (
          <div key={name} className="form-item">
            <ErrorMessage name={name} component="span" className="field-error" />
            <label htmlFor={name}>Field {index}</label>
            <Field id={name} name={name} />
          </div>
        ))}
        <button type="submit">Send</button>
      </Form>
    </Formik>
  )
}

const root = document.querySelector('#root')
if (root) createRoot(root).render(<Page />)
