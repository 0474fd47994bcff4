import './product-search.css'
import {trackList} from '../../src/tracking/events/track-list.ts'
import type {Listeners} from '../../src/widget/adopt.ts'
import {enhance} from '../../src/widget/enhance.ts'
import {prepare} from './parts/ask.ts'
import {createPopup, type Popup} from './parts/create-popup.ts'
import {createSuggest, type Suggest} from './parts/create-suggest.ts'
import {keepRecent} from './parts/recent.ts'
import {wrapField} from './parts/wrap-field.ts'
import {definition} from './widget.ts'

const FIELD = 'input:is(:not([type]),[type=search],[type=text])'
/** Milliseconds without a key after which the shop is asked. */
const WAIT = 200

function findParts(element: HTMLElement): [HTMLFormElement, HTMLInputElement] {
  const form = element instanceof HTMLFormElement ? element : element.querySelector('form')
  const field = form?.querySelector<HTMLInputElement>(FIELD)
  if (form && field) return [form, field]
  throw new TypeError('has no field. Give a form with input[type=search]')
}

/** The keys of a combobox. */
function press(event: KeyboardEvent, popup: Popup, {follow, close}: Suggest): void {
  const {key, altKey, isComposing} = event
  const isUp = key === 'ArrowUp'
  if (isComposing) return
  if (popup.isOpen && (key === 'Escape' || (isUp && altKey))) {
    // a dialog around the form stays open
    event.stopPropagation()
    close()
  } else if (popup.isOpen && key === 'Enter' && popup.active) popup.active.click()
  else if (popup.isOpen && (isUp || key === 'ArrowDown')) popup.move(isUp ? -1 : 1)
  else if (key === 'ArrowDown') follow(0)
  else return
  event.preventDefault()
}

/** Suggestions while a visitor types. Whatever happens to them, the form searches as it does without script. */
export const mount = enhance(definition, ({element, props, adopt, signal}) => {
  if (!wrapField(element, adopt, signal)) return
  const [form, field] = findParts(element)
  let tracked = ''
  function begin(): void {
    prepare()
    if (!field.value.trim()) suggest.follow(0)
  }
  const on: Listeners = {
    focus: begin,
    input(event) {
      if (!(event instanceof InputEvent && event.isComposing)) suggest.follow(WAIT)
    },
    compositionend: () => suggest.follow(WAIT),
    keydown: (event) => press(event, popup, suggest),
  }
  const popup = createPopup({
    form,
    field,
    expose: (attributes) => void adopt(field, {attributes, on}),
    signal,
  })
  const suggest = createSuggest({
    element,
    field,
    popup,
    address: props.suggest,
    search(query) {
      field.value = query
      form.requestSubmit()
    },
  })
  signal.addEventListener('abort', suggest.close)
  adopt(form, {
    classes: {'product-search__form': true},
    on: {
      focusout({relatedTarget}) {
        if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) suggest.close()
      },
      // of an option that leads to a page, too: Back finds the page without a list
      click({target}) {
        if (target instanceof Element && target.closest('a[role=option]')) suggest.close()
      },
      submit() {
        const query = field.value.trim()
        if (query) keepRecent(query)
        // a double press sends the form twice
        if (query && query !== tracked) trackList('search', {query, count: null})
        tracked = query
        suggest.close()
      },
    },
  })
  // the focus, and the first letters, came before this code
  if (document.activeElement !== field) return
  begin()
  if (field.value !== field.defaultValue) suggest.follow(0)
})
