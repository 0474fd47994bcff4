/** Resolves once the element is in the window. */
export const whenSeen = (element: Element, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.at(-1)?.isIntersecting) return
      observer.disconnect()
      resolve()
    })
    observer.observe(element)
    signal.addEventListener('abort', () => observer.disconnect())
  })
