/** The QA page of one widget: its options live, the HTML to copy, and what its frames tell. */

/** Milliseconds after the last change of an option. */
const QUIET = 200
/** Pixels that a frame is high at the most: what fills the window would grow with it. */
const TALLEST = 900

const form = document.querySelector('[data-qa-form]')
const preview = document.querySelector('[data-qa-preview]')
const alone = document.querySelector('[data-qa-alone]')
const snippet = document.querySelector('[data-qa-snippet]')
const warnings = document.querySelector('[data-qa-warnings]')
const copy = document.querySelector('[data-qa-copy]')
const status = document.querySelector('[data-qa-status]')

/** What the address has to say: not what the example says by itself. */
function readQuery(submitter) {
  const query = new URLSearchParams()
  const own = new Map(
    Array.from(form.querySelectorAll('[data-qa-own]'), ({name, dataset}) => [name, dataset.qaOwn]),
  )
  // a form's own order: a switch that is on comes behind the one that is off
  for (const [name, value] of new FormData(form, submitter)) query.set(name, value)
  for (const [name, value] of [...query]) if (value === (own.get(name) ?? '')) query.delete(name)
  return query
}

let asked = new AbortController()
async function showSnippet(query) {
  asked.abort()
  asked = new AbortController()
  const reply = await fetch(`${form.action}/snippet?${query}`, {signal: asked.signal})
  if (reply.ok) snippet.value = await reply.text()
}

function showPreview(query) {
  query.set('state', 'preview')
  const address = `${form.action}/frame?${query}`
  // an address that is set would be one more step back in the history
  preview.contentWindow.location.replace(address)
  if (alone) alone.href = address
}

function apply() {
  const query = readQuery()
  history.replaceState(null, '', `?${query}`)
  status.textContent = ''
  showSnippet(query).catch((error) => {
    if (error.name !== 'AbortError')
      status.textContent = 'The server does not answer; the HTML is that of before.'
  })
  showPreview(query)
}

let timer
function applySoon({target}) {
  if (!target.matches('[data-qa-own]')) return
  clearTimeout(timer)
  timer = setTimeout(apply, QUIET)
}

/** With all else that the form sends, an address is too long to be shared. */
function submitShort(event) {
  event.preventDefault()
  location.assign(`?${readQuery(event.submitter)}`)
}

const isAbout = (line, {name}) => {
  const option = name.replace('data-', '')
  const spelling = option.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
  return [`${name}=`, `${name} `, ` ${option} "`, ` ${spelling} "`].some((part) => line.includes(part))
}

function showWarnings(said) {
  warnings.replaceChildren(
    ...said.map((line) => Object.assign(document.createElement('li'), {textContent: line})),
  )
  for (const control of form.querySelectorAll('[data-qa-own]')) {
    if (said.some((line) => isAbout(line, control))) control.setAttribute('aria-invalid', 'true')
    else control.removeAttribute('aria-invalid')
  }
}

function onMessage({source, origin, data}) {
  if (origin !== location.origin || !data?.qa) return
  const frame = [...document.querySelectorAll('iframe')].find((one) => one.contentWindow === source)
  if (!frame) return
  frame.style.blockSize = `${Math.min(data.qa.height, TALLEST)}px`
  if (frame === preview) showWarnings(data.qa.said)
}

/** A browser may refuse the clipboard: then the text is selected, to be copied by hand. */
async function copySnippet() {
  try {
    await navigator.clipboard.writeText(snippet.value)
    status.textContent = 'Copied.'
  } catch {
    snippet.focus()
    snippet.select()
    status.textContent = 'The browser refuses the clipboard. The HTML is selected: copy it with Ctrl+C or ⌘C.'
  }
}

/** Dialogs that open in a frame take the focus, inert or not: it goes back to what had it. */
let focused = null
function giveBack() {
  // of another window it is the visitor's
  setTimeout(() => document.hasFocus() && focused?.focus({preventScroll: true}))
}

addEventListener('message', onMessage)
if (document.querySelector('iframe[inert]')) {
  addEventListener('focusin', ({target}) => {
    focused = target
  })
  addEventListener('blur', giveBack)
}
form.addEventListener('submit', submitShort)
form.addEventListener('input', applySoon)
copy.hidden = false
copy.addEventListener('click', copySnippet)
