/** An address in a stack with its query, and its folder. */
const ADDRESS = /\b(\w+:\/\/[^\s?]+\/)\S*/g

/**
 * The loader's own tag, by `document.currentScript` while the script runs. In a module that is null: the tag is the one with
 * an address of the stack.
 */
export const findTag = (current: Element | null, stack: string): HTMLScriptElement | undefined =>
  current instanceof HTMLScriptElement
    ? current
    : [...document.scripts].find(({src}) => src && stack.includes(`${src}:`))

/**
 * The folder that the running script came from: that of the last address in its stack, whatever has been put around
 * `Error`. Undefined where the stack says nothing. It is not asked of the tag: a
 * `<base>` that came after it has changed its `src`, and chunks would come from wherever that leads.
 */
export const findFolder = (stack: string): string | undefined => [...stack.matchAll(ADDRESS)].at(-1)?.[1]
