import {TRUSTED} from '../../contract/attributes.ts'
import {readPath} from '../../lib/read-path.ts'
import {textOrNull} from '../../lib/text-or-null.ts'
import {page} from '../../page/page.ts'
import {fill} from '../../page/texts.ts'
import type {Region} from '../../widget/regions.ts'
import {REGIONS} from './generated/regions.ts'

type Templates = ReadonlyMap<string, HTMLTemplateElement>

interface Filled {
  widget: string
  templates: Templates
}

const all = new Map<Element, Filled>()

/** The nodes that were put into a region; its widget may have rendered again since. */
const filled = new WeakMap<Element, readonly Node[]>()

const observer = new MutationObserver(look)

/** A dialog is a child of the body, and the popover is moved into one: their widget's element contains their opener. */
function above(element: Element): Element | null {
  const opener: unknown = Reflect.get(element, 'opener')
  return opener instanceof Element ? opener : element.parentElement
}

function findTemplate(region: Element, widget: string, slot: string): HTMLTemplateElement | undefined {
  for (let element: Element | null = region; element; element = above(element)) {
    const host = all.get(element)
    if (host?.widget === widget) return host.templates.get(slot)
  }
  return undefined
}

/** React renders JSX inside a template beside its content. */
const contentOf = (template: HTMLTemplateElement): Node =>
  template.content.hasChildNodes() ? template.content : template

/** A copy with the values in its texts: data stay text. */
function copy(template: HTMLTemplateElement, values: Record<string, string>): Node[] {
  const nodes = [...contentOf(template).childNodes].map((node) => document.importNode(node, true))
  for (const node of nodes) {
    const texts = document.createNodeIterator(node, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      text.nodeValue = fill(text.nodeValue ?? '', values)
  }
  return nodes
}

function isFilled(region: Element): boolean {
  const nodes = filled.get(region)
  const {childNodes} = region
  return nodes?.length === childNodes.length && nodes.every((node, index) => node === childNodes[index])
}

/** The values of a region's texts, from the state of the page. */
const valuesOf = ({values = {}}: Region): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, path]) => [name, textOrNull(readPath(page().state, path)) ?? '']),
  )

function fillRegion(region: Element, template: HTMLTemplateElement, options: Region): void {
  const nodes = copy(template, {message: region.textContent.trim(), ...valuesOf(options)})
  filled.set(region, nodes)
  region.replaceChildren(...nodes)
}

function lookFor(widget: string): void {
  for (const [slot, region] of Object.entries(REGIONS[widget] ?? {})) {
    if (!region.selector) continue
    for (const element of document.querySelectorAll(region.selector)) {
      const template = isFilled(element) ? undefined : findTemplate(element, widget, slot)
      if (template) fillRegion(element, template, region)
    }
  }
}

/** Before the next paint: widgets have just rendered their own content. */
function look(): void {
  for (const element of all.keys()) if (!element.isConnected) all.delete(element)
  if (!all.size) observer.disconnect()
  for (const widget of new Set([...all.values()].map((host) => host.widget))) lookFor(widget)
}

function warnOf(unknown: readonly HTMLTemplateElement[], widget: string): void {
  if (unknown.length)
    import('./unknown.ts').then(
      ({tellOfUnknown}) => tellOfUnknown(unknown, widget),
      () => {},
    )
}

/**
 * From now on, the page's `<template data-slot="…">` within a widget's element replaces the widget's content in the
 * region of that name, wherever it is rendered. Fetched for elements that contain a template.
 */
export function fillSlots(element: Element, widget: string): void {
  const found = [...element.querySelectorAll<HTMLTemplateElement>(`template[data-slot]${TRUSTED}`)].filter(
    (template) => (template.closest('[data-vitrine]') ?? element) === element,
  )
  const templates = new Map(found.map((template) => [template.dataset.slot ?? '', template]))
  const known = REGIONS[widget] ?? {}
  // templates in platform markup may belong to other code
  if (element.hasAttribute('data-vitrine'))
    warnOf(
      found.filter(({dataset}) => !Object.hasOwn(known, dataset.slot ?? '')),
      widget,
    )
  all.set(element, {widget, templates})
  observer.observe(document, {childList: true, subtree: true})
}
