/** Shows shipping and tax while the visitor fills in the address, so that the total is known before the order. */

/** Milliseconds without typing. */
const PAUSE = 400
const ADDRESS = ['country', 'region', 'postalCode']

const form = document.querySelector('.checkout-form')
const totals = document.querySelector('.totals')
let request = new XMLHttpRequest()
let timer = 0

function show(page) {
  const mark = page?.querySelector('.checkout-form [name=total]')?.value
  const shown = page?.querySelector('.totals')
  totals.ariaBusy = null
  if (!mark || !shown) return
  form.elements.total.value = mark
  totals.replaceChildren(...shown.children)
}

function estimate() {
  const fields = new URLSearchParams(new FormData(form))
  fields.set('estimate', 'true')
  request = new XMLHttpRequest()
  request.open('POST', form.action)
  request.responseType = 'document'
  request.onloadend = () => show(request.response)
  request.send(fields)
}

form?.addEventListener('input', ({target}) => {
  if (!ADDRESS.includes(target.name)) return
  totals.ariaBusy = 'true'
  clearTimeout(timer)
  request.onloadend = null
  timer = setTimeout(estimate, PAUSE)
})
// the answer to an order that is refused must not be overtaken
form?.addEventListener('submit', () => {
  clearTimeout(timer)
  request.abort()
})
form?.querySelector('[name=estimate]').remove()
