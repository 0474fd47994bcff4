/** Takes a node out of the page, if it is in it. The `remove` that Prototype.js puts on every element throws if it is not. */
export const detach = (node: ChildNode | null | undefined): void => node?.replaceWith()
