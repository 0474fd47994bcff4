/**
 * A template by the page's author, by `data-slot`. React appends the children of a JSX template to the element, not to
 * its content fragment.
 */
export function findSlot(root: Element, slot: string): Element | null {
  const template = root.querySelector<HTMLTemplateElement>(`template[data-slot="${slot}"]`)
  return template?.content.firstElementChild ?? template?.firstElementChild ?? null
}

/** The template for the items of a list: the slot, otherwise the first item in the server HTML. */
export function readModel(root: Element, slot: string, list: Element): () => HTMLElement {
  const model = findSlot(root, slot) ?? list.firstElementChild?.cloneNode(true)
  return () => {
    if (!model) throw new TypeError(`has nothing to make a ${slot} of. Add <template data-slot="${slot}">`)
    const copy = document.importNode(model, true)
    if (!(copy instanceof HTMLElement)) throw new TypeError(`<template data-slot="${slot}"> holds no element`)
    // ids belong to the first item
    for (const element of [copy, ...copy.querySelectorAll('[id]')]) element.removeAttribute('id')
    return copy
  }
}
