/** Browser behaviour that happy-dom lacks. */

function reflectBusy(): void {
  Object.defineProperty(Element.prototype, 'ariaBusy', {
    configurable: true,
    get(this: Element) {
      return this.getAttribute('aria-busy')
    },
    set(this: Element, value: string | null) {
      if (value === null) this.removeAttribute('aria-busy')
      else this.setAttribute('aria-busy', value)
    },
  })
}

/**
 * Cancelling an animation does not require waiting for its end, or catching its rejection (Web Animations, "cancel an
 * animation").
 */
function letCancel(): void {
  const {cancel} = Animation.prototype
  Animation.prototype.cancel = function (this: Animation) {
    this.finished.catch(() => {})
    cancel.call(this)
  }
}

if ('Animation' in globalThis) {
  reflectBusy()
  letCancel()
}
