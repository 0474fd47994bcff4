/** Fields of every form; all are required. */
export const COUNT = 100

/** One implementation of the same form. */
export interface Contender {
  name: string
  head: string
  body: string
  /** File in `peers/` that is bundled into `/peers/<name>.js`. */
  peer?: string
}

const fields = Array.from({length: COUNT}, (_, index) => ({
  id: `field${index}`,
  type: 'text',
  title: `Field ${index}`,
  required: true,
}))

const definition = JSON.stringify({id: 'form', name: 'Form', fields})

const served = fields
  .map(
    ({id, title}) =>
      `<div id="${id}" class="form-item field text required"><label class="title" for="${id}-field">${title}</label><input id="${id}-field" name="${id}"></div>`,
  )
  .join('')

const loader = '<script async src="/vitrine/loader.js"></script>'

const peer = (name: string, file: string): Contender => ({
  name,
  head: `<script type="module" src="/peers/${file.replace(/\.tsx$/, '.js')}"></script>`,
  body: '<div id="root"></div>',
  peer: file,
})

/** Vitrine is compared with the peers. */
export const contenders: readonly Contender[] = [
  {name: 'vitrine', head: loader, body: `<div data-vitrine="form" data-form='${definition}'></div>`},
  {
    name: 'vitrine, served',
    head: loader,
    body: `<form data-vitrine="form" data-form-id="form">${served}<button>Send</button></form>`,
  },
  peer('react-hook-form', 'react-hook-form.tsx'),
  peer('formik', 'formik.tsx'),
]
