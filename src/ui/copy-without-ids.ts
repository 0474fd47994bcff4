/** A copy for this document: ids stay with the original. */
export function copyWithoutIds<E extends Element>(element: E): E {
  const copy = document.importNode(element, true)
  for (const one of [copy, ...copy.querySelectorAll('[id]')]) one.removeAttribute('id')
  return copy
}
