/** In a frame of a QA page, before the loader: displays console messages and sends them to the page around the frame. */

const strings = JSON.parse(document.querySelector('[data-qa-strings]').textContent)
window.Vitrine = [(vitrine) => vitrine.strings(strings)]

const said = []

const describe = (value) => {
  if (value instanceof Element) return `<${value.localName}>`
  return value instanceof Error ? value.message : `${value}`
}

function show() {
  const list = document.querySelector('[data-qa-console]')
  const items = said.map((line) => Object.assign(document.createElement('li'), {textContent: line}))
  list?.replaceChildren(...items)
}

function tell() {
  if (window.parent === window || !document.body) return
  const height = Math.ceil(document.body.getBoundingClientRect().height)
  window.parent.postMessage({qa: {said, height}}, window.location.origin)
}

for (const level of ['warn', 'error']) {
  // biome-ignore lint/suspicious/noConsole: what is written there is what is shown
  const write = console[level]
  console[level] = (...values) => {
    write.apply(console, values)
    said.push(values.map(describe).join(' ').trim())
    show()
    tell()
  }
}

document.addEventListener('DOMContentLoaded', () => {
  show()
  new ResizeObserver(tell).observe(document.body)
})
