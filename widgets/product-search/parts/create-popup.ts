import {element} from '../../../src/widget/element.ts'
import {texts} from '../widget.ts'

/** Options with a heading; null for options without one. */
export interface Group {
  heading: string | null
  options: readonly HTMLElement[]
}

export interface Popup {
  readonly isOpen: boolean
  /** The option that the arrow keys have reached. */
  readonly active: HTMLElement | null
  /** Opens with these options, or changes them. `note` is a line above them, `said` what screen readers announce. */
  show: (groups: readonly Group[], note: string | null, said: string) => void
  close: () => void
  /** Goes to the next option, or to the previous one: after the last comes the field, then the first. */
  move: (step: 1 | -1) => void
}

let count = 0

function createGroup({heading, options}: Group, id: string): Node[] {
  if (heading === null) return [...options]
  const title = element('div', 'product-search__heading', heading)
  title.id = id
  const group = element('div', 'product-search__group', title, ...options)
  group.role = 'group'
  group.setAttribute('aria-labelledby', id)
  return [group]
}

/** Below the field, and as wide. */
function place(box: HTMLElement, field: HTMLElement, form: HTMLElement): void {
  const [inner, outer] = [field.getBoundingClientRect(), form.getBoundingClientRect()]
  Object.assign(box.style, {
    left: `${inner.left - outer.left - form.clientLeft}px`,
    top: `${inner.bottom - outer.top - form.clientTop}px`,
    width: `${inner.width}px`,
  })
}

interface Place {
  form: HTMLFormElement
  field: HTMLInputElement
  /** Gives the field the attributes of a combobox. */
  expose: (attributes: Record<string, string | null>) => void
  signal: AbortSignal
}

function createElements(id: string) {
  const list = element('div', 'product-search__list')
  list.id = id
  list.role = 'listbox'
  list.ariaLabel = texts('suggestions')
  const line = element('p', 'product-search__note')
  const status = element('p', 'product-search__status')
  status.role = 'status'
  const box = element('div', 'product-search__box', line, list)
  box.hidden = true
  // the field keeps the focus
  box.addEventListener('mousedown', (event) => event.preventDefault())
  return {list, line, status, box}
}

/** The list of a combobox (WAI-ARIA Authoring Practices, combobox with a list that is filled by hand). */
export function createPopup({form, field, expose, signal}: Place): Popup {
  const id = `vitrine-search-${++count}`
  const {list, line, status, box} = createElements(id)
  form.append(box, status)
  // a phone turns, a font loads
  const sizes = new ResizeObserver(() => place(box, field, form))
  for (const element of [form, field]) sizes.observe(element)
  signal.addEventListener('abort', () => {
    sizes.disconnect()
    box.remove()
    status.remove()
  })
  let options: readonly HTMLElement[] = []
  let active: HTMLElement | null = null

  function activate(option: HTMLElement | null): void {
    active?.setAttribute('aria-selected', 'false')
    active = option
    active?.setAttribute('aria-selected', 'true')
    active?.scrollIntoView({block: 'nearest'})
    tell()
  }
  const tell = () =>
    expose({
      role: 'combobox',
      autocomplete: 'off',
      'aria-autocomplete': 'list',
      'aria-controls': id,
      'aria-expanded': `${!box.hidden && options.length > 0}`,
      'aria-activedescendant': active?.id ?? null,
    })
  tell()
  return {
    get isOpen() {
      return !box.hidden
    },
    get active() {
      return active
    },
    show(groups, note, said) {
      options = groups.flatMap((group) => group.options)
      options.forEach((option, index) => {
        option.id = `${id}-${index}`
        option.role = 'option'
        option.tabIndex = -1
        option.ariaSelected = 'false'
      })
      list.replaceChildren(...groups.flatMap((group, index) => createGroup(group, `${id}-group-${index}`)))
      line.textContent = note
      line.hidden = !note
      status.textContent = said
      box.hidden = false
      place(box, field, form)
      activate(null)
    },
    close() {
      box.hidden = true
      status.textContent = ''
      activate(null)
    },
    move(step) {
      const places = [...options, null]
      const from = places.indexOf(active)
      activate(places.at((from + step) % places.length) ?? null)
    },
  }
}
