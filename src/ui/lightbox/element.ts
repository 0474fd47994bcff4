import {element as create} from '../../widget/element.ts'

/** An element of the lightbox, with its class. */
export const element = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  name: string,
  attributes: Record<string, string>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] => create(tag, {class: `vitrine-lightbox__${name}`, ...attributes}, ...children)
