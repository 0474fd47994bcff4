import {beforeEach, vi} from 'vitest'

/** What happy-dom lacks for videos that play while they are visible. */
export interface FakePlayback {
  /** Moves the element that is observed into the window, or out of it. */
  see: (isIntersecting: boolean) => void
  plays: (video: Element | null) => boolean
  /** Why the browser does not play; null if it does. */
  refusal: Error | null
  /** The preference for reduced motion. */
  movement: EventTarget & {matches: boolean}
}

/** Begins again for each test. */
export function fakePlayback(): FakePlayback {
  const paused = new WeakMap<object, boolean>()
  const fake: FakePlayback = {
    see: () => {},
    plays: (video) => paused.get(video ?? {}) === false,
    refusal: null,
    movement: Object.assign(new EventTarget(), {matches: false}),
  }
  class FakeObserver {
    constructor(look: (entries: {isIntersecting: boolean}[]) => void) {
      fake.see = (isIntersecting) => look([{isIntersecting}])
    }
    observe() {}
    disconnect() {
      fake.see = () => {}
    }
  }
  beforeEach(() => {
    fake.refusal = null
    fake.movement = Object.assign(new EventTarget(), {matches: false})
    vi.stubGlobal('IntersectionObserver', FakeObserver)
    vi.stubGlobal('matchMedia', () => fake.movement)
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function play(this: object) {
      if (fake.refusal) throw fake.refusal
      paused.set(this, false)
    })
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function pause(this: object) {
      paused.set(this, true)
    })
  })
  return fake
}

/** Runs while the visitor's browser saves data. */
export async function savingData(run: () => Promise<void>): Promise<void> {
  Object.defineProperty(navigator, 'connection', {configurable: true, value: {saveData: true}})
  try {
    await run()
  } finally {
    Reflect.deleteProperty(navigator, 'connection')
  }
}
