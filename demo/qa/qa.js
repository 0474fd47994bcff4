/** Displays the state of every widget of the QA page and the events that it fires. */

const EVENTS = [
  'mounted',
  'error',
  'cart-change',
  'item-added',
  'item-removed',
  'variant-change',
  'stock-change',
  'quick-view-open',
  'quick-view-close',
  'form-submit',
  'form-success',
  'form-error',
  'gallery-change',
]

/** The longest text on one line of the list. */
const LONGEST = 300

const sectionOf = (node) => (node instanceof Element ? node.closest('.qa-section') : null)

const summarize = (detail) => {
  const seen = new WeakSet()
  const text = JSON.stringify(detail ?? null, (_key, value) => {
    if (value instanceof Error) return `${value.name}: ${value.message}`
    if (value instanceof Node) return `<${value.nodeName.toLowerCase()}>`
    if (typeof value === 'object' && value !== null) {
      if (seen.has(value)) return '…'
      seen.add(value)
    }
    return value
  })
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

function log({type, target, detail}) {
  const list =
    sectionOf(target)?.querySelector('[data-qa-events]') ?? document.querySelector('[data-qa-events=page]')
  const item = document.createElement('li')
  item.textContent = `${type} ${summarize(detail)}`
  list?.append(item)
}

function showState(section) {
  const states = [...section.querySelectorAll('.qa-example [data-vitrine-state]')]
  const place = section.querySelector('[data-qa-state]')
  if (place)
    place.textContent = states.map((element) => element.dataset.vitrineState).join(', ') || 'not needed yet'
}

for (const name of EVENTS) document.addEventListener(`vitrine:${name}`, log)

new MutationObserver((records) => {
  for (const section of new Set(records.map(({target}) => sectionOf(target)))) if (section) showState(section)
}).observe(document.documentElement, {subtree: true, attributeFilter: ['data-vitrine-state']})

for (const section of document.querySelectorAll('.qa-section')) showState(section)
