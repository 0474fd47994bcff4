/** Properties that scripts add to prototypes, visible to every `for in`: mostly methods. */
export function extendPrototypes(): void {
  const nothing = () => {}
  const extras = {
    each: nothing,
    extend: nothing,
    clone: nothing,
    size: () => 0,
    isEmpty: () => true,
    contains: null,
    toJSONString: '',
  }
  for (const one of [Array, Object, String, Number, Function, Promise, RegExp, Date, Error])
    Object.assign(one.prototype, extras)
  for (const one of [Node, Event, NodeList, HTMLCollection, CSSStyleDeclaration, Headers, URL])
    Object.assign(one.prototype, {each: nothing, extend: nothing})
}

/** As in Prototype.js 1.6 and old JSON libraries: it returns a string, which is then serialized as a string. */
export function addToJson(): void {
  for (const one of [Array, Object, String, Number, Boolean, Date, Function])
    Object.assign(one.prototype, {toJSON: () => '"[]"'})
}
