/**
 * Takes a node out of the page, where it is in it. Prototype.js has a `remove` of its own on every element, which throws where
 * it is not.
 */
export const detach = (node: ChildNode | null | undefined): void => node?.replaceWith()
