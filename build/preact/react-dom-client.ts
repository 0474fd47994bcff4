import {type ComponentChild, render} from 'preact'

/** A root without options: Preact does not log errors that a boundary has caught. */
export const createRoot = (container: Element | DocumentFragment) => ({
  render: (children: ComponentChild) => render(children, container),
  unmount: () => render(null, container),
})
