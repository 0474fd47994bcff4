import {options} from 'preact'

/** Returns whether Preact has created a node since. */
export function watchNodes(): () => boolean {
  const {vnode} = options
  let hasCreated = false
  options.vnode = (node) => {
    hasCreated = true
    vnode?.(node)
  }
  return () => hasCreated
}
