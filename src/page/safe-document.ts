/**
 * The page's document as the browser made it, whatever elements of the page are called: `<img name="querySelector">` takes
 * the place of `document.querySelector`. What is an object, and no function, may be such an element: the prototype still
 * has the browser's own. Functions and plain values stay those of the document, since consent managers put theirs there.
 *
 * The build puts it in the place of `document` wherever a property is read (`build/safe-document.ts`); sources name it
 * where a document is handed on to be read. The browser's own functions take `document` itself.
 */
export const safeDocument = new Proxy<Document>(Object.create(null), {
  get(_, name) {
    let value = Reflect.get(document, name)
    if (Object(value) === value && !(value instanceof Function))
      value = Reflect.get(Document.prototype, name, document)
    return value instanceof Function ? value.bind(document) : value
  },
})
