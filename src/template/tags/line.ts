import type {Node, TextNode} from '../tree.ts'

/** Stands for an instruction in the text of a line. */
const PLACEHOLDER = '\ufffc'

interface Part {
  readonly start: number
  readonly node: Node
}

/** A sequence of instructions as one text, so that a tag can be read across them. */
export interface Line {
  readonly text: string
  /** The instruction at a position; undefined for text. */
  nodeAt(position: number): Node | undefined
  /** The instructions, and the text, between two positions. */
  slice(from: number, to: number): Node[]
  /** The offset in the source. */
  offsetOf(position: number): number
}

function cut(node: TextNode, from: number, to: number): TextNode {
  return {kind: 'text', text: node.text.slice(from, to), at: node.at + from}
}

export function joinNodes(nodes: readonly Node[]): Line {
  const parts: Part[] = []
  let text = ''
  for (const node of nodes) {
    parts.push({start: text.length, node})
    text += node.kind === 'text' ? node.text : PLACEHOLDER
  }

  /** The index of the last part that begins at or before a position. */
  function indexOf(position: number): number {
    let low = 0
    let high = parts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((parts[middle]?.start ?? 0) <= position) low = middle
      else high = middle - 1
    }
    return low
  }

  return {
    text,
    nodeAt(position) {
      const part = parts[indexOf(position)]
      return part && part.node.kind !== 'text' ? part.node : undefined
    },
    slice(from, to) {
      const sliced: Node[] = []
      for (let index = indexOf(from); index < parts.length; index++) {
        const part = parts[index]
        if (!part || part.start >= to) break
        const {node, start} = part
        if (node.kind !== 'text') sliced.push(node)
        else if (node.text) {
          const piece = cut(node, Math.max(0, from - start), to - start)
          if (piece.text) sliced.push(piece)
        }
      }
      return sliced
    },
    offsetOf(position) {
      const part = parts[indexOf(position)]
      return part ? part.node.at + (part.node.kind === 'text' ? position - part.start : 0) : 0
    },
  }
}
