/** A template that authors of pages have written, by `data-slot`. React puts what JSX has in one beside its content. */
export function findSlot(root: Element, slot: string): Element | null {
  const template = root.querySelector<HTMLTemplateElement>(`template[data-slot="${slot}"]`)
  return template?.content.firstElementChild ?? template?.firstElementChild ?? null
}

/** What the items of a list are made of: the slot for them, else the first that the server has rendered. */
export function readModel(root: Element, slot: string, list: Element): () => HTMLElement {
  const model = findSlot(root, slot) ?? list.firstElementChild?.cloneNode(true)
  return () => {
    if (!model) throw new TypeError(`has nothing to make a ${slot} of. Add <template data-slot="${slot}">`)
    const copy = document.importNode(model, true)
    if (!(copy instanceof HTMLElement)) throw new TypeError(`<template data-slot="${slot}"> holds no element`)
    // ids are the first one's
    for (const element of [copy, ...copy.querySelectorAll('[id]')]) element.removeAttribute('id')
    return copy
  }
}
