/**
 * The page's document as the browser made it, whatever the page's elements are called: `<img name="querySelector">`
 * replaces `document.querySelector`. An object that is not a function may be such an element: the prototype still has
 * the browser's own property. Functions and plain values are the document's, since consent managers install their own
 * there.
 *
 * The build replaces `document` with it wherever a property is read (`build/safe-document.ts`); sources name it only
 * where they pass a document on. The browser's own functions take `document` itself.
 */
export const safeDocument = new Proxy<Document>(Object.create(null), {
  get(_, name) {
    let value = Reflect.get(document, name)
    if (Object(value) === value && !(value instanceof Function))
      value = Reflect.get(Document.prototype, name, document)
    return value instanceof Function ? value.bind(document) : value
  },
})
