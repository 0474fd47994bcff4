/** A finger pulls the current picture down to close the lightbox. */
export interface Pull {
  /** Moves the picture by this many pixels; `time` in milliseconds. */
  move: (y: number, time: number) => void
  /** Far or fast enough, the lightbox closes if it may; otherwise the picture springs back. */
  end: (mayClose: boolean) => void
}

/** Part of the window's height. */
const FAR = 0.2
/** Pixels a millisecond. */
const FAST = 0.5
/** Milliseconds between two positions that a speed is computed from. */
const SPAN = 20

/** Percent of the background that disappear at most. */
const MOST = 80

const HELD = 'vitrine-lightbox--held'
const PULLED = 'vitrine-lightbox--pulled'

/** `current` returns the picture with its caption. */
export function createPull(dialog: HTMLElement, current: () => HTMLElement | null, close: () => void): Pull {
  let ground = ''
  let isOn = false
  let y = 0
  /** The position that the speed is computed from. */
  let mark = {y: 0, time: 0}
  let speed = 0

  function begin(time: number): void {
    ground = getComputedStyle(dialog).backgroundColor
    mark = {y: 0, time}
    speed = 0
    isOn = true
    dialog.classList.add(HELD, PULLED)
  }
  function show(transform: string, background: string): void {
    const picture = current()
    if (picture) picture.style.transform = transform
    dialog.style.backgroundColor = background
  }
  function springBack(): void {
    dialog.classList.remove(HELD, PULLED)
    show('', '')
  }
  return {
    move(to, time) {
      if (!isOn) begin(time)
      y = Math.max(0, to)
      if (time - mark.time >= SPAN) {
        speed = (y - mark.y) / (time - mark.time)
        mark = {y, time}
      }
      const clear = Math.min((y / innerHeight) * 100, MOST)
      // the page behind shows through
      show(`translateY(${y}px)`, `color-mix(in srgb, ${ground} ${100 - clear}%, transparent)`)
    },
    end(mayClose) {
      if (!isOn) return
      isOn = false
      if (mayClose && y > 0 && (y > innerHeight * FAR || speed > FAST)) close()
      else springBack()
    },
  }
}
