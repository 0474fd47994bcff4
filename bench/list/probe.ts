/** One press on a filter, in milliseconds since the input. */
export interface Timing {
  /** Until the next paint: the longest event of the press (Event Timing, in steps of 8 ms). */
  paint: number
  /** Until the new list has been painted. */
  content: number
}

declare global {
  var list: {
    /** Forgets the past, and follows the next press until the first item of `list` contains `title`. */
    watch: (list: string, title: string) => void
    timing: () => Promise<Timing>
  }
}

/** Runs in the page before its scripts. It must not refer to anything outside itself but `longestEvent`. */
export function installProbe(): void {
  let content: Promise<number> | undefined

  const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
  /** After the paint of the current frame. */
  const painted = () =>
    new Promise((resolve) => {
      const {port1, port2} = new MessageChannel()
      port1.onmessage = resolve
      port2.postMessage(null)
    })
  async function follow(list: string, title: string): Promise<number> {
    const start = await new Promise<number>((resolve) =>
      addEventListener('pointerup', ({timeStamp}) => resolve(timeStamp), {capture: true, once: true}),
    )
    const isThere = () => document.querySelector(list)?.firstElementChild?.textContent?.includes(title)
    while (!isThere()) await nextFrame()
    await painted()
    return performance.now() - start
  }
  Object.assign(globalThis, {
    list: {
      watch(list: string, title: string) {
        longestEvent.forget()
        content = follow(list, title)
      },
      async timing() {
        const time = await content
        return {paint: await longestEvent.reported(), content: time}
      },
    },
  })
}
