/**
 * Removes a node from the page, if it is in it. The `remove` that Prototype.js adds to every element throws if it is
 * not.
 */
export const detach = (node: ChildNode | null | undefined): void => node?.replaceWith()
