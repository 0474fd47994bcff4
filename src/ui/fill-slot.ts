import {fill} from '../lib/texts.ts'

/**
 * What an author has written for a region in `<template data-slot="…">`; nothing where there is none. `{name}` in its texts
 * is what `values` has for it: data stay text.
 */
export function fillSlot(
  root: Element,
  slot: string,
  values?: Record<string, string>,
): DocumentFragment | undefined {
  const template = root.querySelector<HTMLTemplateElement>(`template[data-slot=${slot}]`)
  if (!template) return
  const copy = document.importNode(template.content, true)
  const texts = document.createNodeIterator(copy, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    text.nodeValue = fill(text.nodeValue ?? '', values)
  return copy
}
