/** Browsers refuse to move in one step what is not in the page. */
const isInPage = (node: Node): boolean => node.isConnected && node.ownerDocument === document

/** Puts a node before another child of a parent, or at its end. A move in one step keeps the focus, media and frames. */
export function moveBefore(parent: Element, node: Node, before: Node | null): void {
  const move: unknown = Reflect.get(parent, 'moveBefore')
  if (move instanceof Function && isInPage(parent) && isInPage(node)) move.call(parent, node, before)
  else parent.insertBefore(node, before)
}
