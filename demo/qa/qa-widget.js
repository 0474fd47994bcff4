/** The QA page of one widget: live options, HTML to copy, and reports from its frames. */

/** Milliseconds to wait after the last change of an option. */
const QUIET = 200
/** The greatest height of a frame, in pixels: content that fills the window would grow with it. */
const TALLEST = 900

const form = document.querySelector('[data-qa-form]')
const preview = document.querySelector('[data-qa-preview]')
const alone = document.querySelector('[data-qa-alone]')
const snippet = document.querySelector('[data-qa-snippet]')
const warnings = document.querySelector('[data-qa-warnings]')
const copy = document.querySelector('[data-qa-copy]')
const status = document.querySelector('[data-qa-status]')

/** The query of the address: only the options that differ from the example. */
function readQuery(submitter) {
  const query = new URLSearchParams()
  const own = new Map(
    Array.from(form.querySelectorAll('[data-qa-own]'), ({name, dataset}) => [name, dataset.qaOwn]),
  )
  // in form order, a checked box comes after its unchecked default
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
  // setting the address would add a history entry
  preview.contentWindow.location.replace(address)
  if (alone) alone.href = address
}

function apply() {
  const query = readQuery()
  history.replaceState(null, '', `?${query}`)
  status.textContent = ''
  showSnippet(query).catch((error) => {
    if (error.name !== 'AbortError')
      status.textContent = 'The server does not answer; the HTML has not changed.'
  })
  showPreview(query)
}

let timer
function applySoon({target}) {
  if (!target.matches('[data-qa-own]')) return
  clearTimeout(timer)
  timer = setTimeout(apply, QUIET)
}

/** With every field of the form, an address would be too long to share. */
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

/** If the browser refuses the clipboard, selects the text so that it can be copied by hand. */
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

/** Dialogs that open in a frame take the focus, inert or not: give it back to the element that had it. */
let focused = null
function giveBack() {
  // if another window has the focus, the visitor moved it there
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
