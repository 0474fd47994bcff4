/** Begins what comes in a chunk of its own; where the widget has ended before it came, it ends at once. */
export function later(begin: () => Promise<() => void>, fail: (error: unknown) => void): () => void {
  let isOver = false
  let end = () => {}
  begin().then(
    (started) => {
      end = started
      if (isOver) end()
    },
    (error) => {
      if (!isOver) fail(error)
    },
  )
  return () => {
    isOver = true
    end()
  }
}
