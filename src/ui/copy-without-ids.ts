/** A copy for this document: ids stay with the original. */
export function copyWithoutIds<E extends Element>(element: E): E {
  const copy = document.importNode(element, true)
  for (const element of [copy, ...copy.querySelectorAll('[id]')]) element.removeAttribute('id')
  return copy
}
