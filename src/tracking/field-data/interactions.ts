/** An entry of the types `event` and `first-input`. */
export interface Interaction {
  /** 0 for an event that belongs to no interaction. */
  interactionId: number
  /** Milliseconds until the next paint. */
  duration: number
}

/** The longest ones are enough: one in fifty is left out, and few pages have more than five hundred. */
const MOST = 10
const LEFT_OUT = 50

/** Interaction to next paint of one page, among the interactions that browsers report: those of 16 ms and more. */
export function createInteractions() {
  let longest: Interaction[] = []
  const known = new Set<number>()
  return {
    add({interactionId, duration}: Interaction): void {
      if (!interactionId) return
      known.add(interactionId)
      const same = longest.find((interaction) => interaction.interactionId === interactionId)
      if (same) same.duration = Math.max(same.duration, duration)
      else longest.push({interactionId, duration})
      longest = longest.sort((one, other) => other.duration - one.duration).slice(0, MOST)
    },
    /** Milliseconds; null without an interaction. */
    result: (): number | null =>
      longest[Math.min(longest.length - 1, Math.floor(known.size / LEFT_OUT))]?.duration ?? null,
  }
}
