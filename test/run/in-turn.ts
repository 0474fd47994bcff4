/** What prints at the same time as others, one whole text after the other. */
export interface Turn {
  print: (text: Buffer) => void
  end: () => void
}

/**
 * Prints what runs side by side in the order in which it began: the first at once, that of the others when those before
 * have ended.
 */
export function createTurns(write: (text: Buffer) => void): () => Turn {
  const turns: {texts: Buffer[]; isOver: boolean}[] = []
  function flush(): void {
    let [first] = turns
    while (first) {
      for (const text of first.texts.splice(0)) write(text)
      if (!first.isOver) return
      turns.shift()
      ;[first] = turns
    }
  }
  return () => {
    const turn: (typeof turns)[number] = {texts: [], isOver: false}
    turns.push(turn)
    return {
      print(text) {
        turn.texts.push(text)
        flush()
      },
      end() {
        turn.isOver = true
        flush()
      },
    }
  }
}
