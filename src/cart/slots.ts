import {copyWithoutIds} from '../ui/copy-without-ids.ts'

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
  const first = list.firstElementChild
  const model = findSlot(root, slot) ?? (first && copyWithoutIds(first))
  return () => {
    if (!model) throw new TypeError(`has nothing to make a ${slot} of. Add <template data-slot="${slot}">`)
    const copy = copyWithoutIds(model)
    if (!(copy instanceof HTMLElement)) throw new TypeError(`<template data-slot="${slot}"> holds no element`)
    return copy
  }
}
