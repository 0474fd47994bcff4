const FIELDS = 'input,select,textarea'
const SAYS = '.product-price,.product-mark'
const PRODUCT = '[data-product]'

/** What an item says of its product, apart from what its own widgets write. */
const stateOf = (item: Element): string =>
  [
    ...[...item.querySelectorAll(PRODUCT)].map((product) => product.getAttribute('data-product')),
    ...[...item.querySelectorAll(SAYS)].flatMap((text) => (text.closest(PRODUCT) ? [] : text.textContent)),
  ].join()

function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option, index) => option.selected !== (option.defaultSelected || !index))
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type))
    return field.checked !== field.defaultChecked
  return (
    (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
    field.value !== field.defaultValue
  )
}

/** The visitor has done something in the item. */
const isTouched = (item: Element): boolean =>
  item.contains(document.activeElement) ||
  item.querySelector('[data-selected-variant]') !== null ||
  [...item.querySelectorAll('video,audio')].some(
    (media) => media instanceof HTMLMediaElement && !media.paused,
  ) ||
  [...item.querySelectorAll(FIELDS)].some(isChanged)

/** Whether an item gives way to what the server says now: prices or stock have changed, and the visitor has not touched it. */
export const isOutdated = (live: Element, next: Element): boolean =>
  stateOf(live) !== stateOf(next) && !isTouched(live)
