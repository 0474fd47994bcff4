import {type Attributes, type ComponentType, createElement} from 'preact'

/** Preact's own runtime duplicates the node creation of its core; the widgets render too little to benefit. */
export const jsx = <P extends object>(type: ComponentType<P> | string, props: P & Attributes, key?: string) =>
  createElement(type as ComponentType<P>, {...props, key})

export {Fragment} from 'preact'
export {jsx as jsxDEV, jsx as jsxs}
