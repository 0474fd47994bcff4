/** An address in a stack with its query, and its folder. */
const ADDRESS = /\b(\w+:\/\/[^\s?]+\/)\S*/g

/**
 * The loader's own tag: `document.currentScript` while the script runs. In a module that is null, so the tag is the one
 * with an address of the stack.
 */
export const findTag = (current: Element | null, stack: string): HTMLScriptElement | undefined =>
  current instanceof HTMLScriptElement
    ? current
    : [...document.scripts].find(({src}) => src && stack.includes(`${src}:`))

/**
 * The folder of the running script, taken from the last address in its stack, so that wrappers around `Error` do not
 * matter. Undefined if the stack has no address. The tag's `src` is no source for it: a `<base>` that comes later
 * changes it, and chunks would load from there.
 */
export const findFolder = (stack: string): string | undefined => [...stack.matchAll(ADDRESS)].at(-1)?.[1]
