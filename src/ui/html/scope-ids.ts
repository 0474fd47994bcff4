/** Attributes that refer to elements by id: one or several of them. */
const REFERENCES = [
  'for',
  'form',
  'list',
  'headers',
  'popovertarget',
  'commandfor',
  'aria-activedescendant',
  'aria-controls',
  'aria-describedby',
  'aria-details',
  'aria-errormessage',
  'aria-flowto',
  'aria-labelledby',
  'aria-owns',
]

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The value of an attribute with prefixed ids; ids from elsewhere stay. */
function scopedValue(name: string, value: string, rename: (id: string) => string): string {
  if (name === 'href') return value.startsWith('#') ? `#${rename(decode(value.slice(1)))}` : value
  if (!REFERENCES.includes(name)) return value.replace(/(?<=url\(["']?#)[^"')]+/g, rename)
  // an id of live pages can contain spaces
  const whole = rename(value)
  return whole === value ? value.replace(/\S+/g, rename) : whole
}

/** Radio buttons with the same name outside a form would join a group of the page. */
function scopeRadios(root: ParentNode, prefix: string): void {
  for (const radio of root.querySelectorAll<HTMLInputElement>('input[type=radio][name]'))
    if (!radio.form) radio.name = prefix + radio.name
}

/** Adds `prefix` to each id, and to each reference: the same markup can be in a page twice. */
export function scopeIds(root: ParentNode, prefix: string): void {
  const ids = new Set([...root.querySelectorAll('[id]')].map(({id}) => id))
  const rename = (id: string) => (ids.has(id) ? prefix + id : id)
  for (const element of root.querySelectorAll('*')) {
    for (const {name, value} of [...element.attributes]) {
      const scoped = name === 'id' ? rename(value) : scopedValue(name, value, rename)
      if (scoped !== value) element.setAttribute(name, scoped)
    }
  }
  scopeRadios(root, prefix)
}
