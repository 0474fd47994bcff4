const FRAME = /(?:[a-z][\w+.-]*):\/\/\S+?:\d+(?::\d+)?/g

/** The places that a stack names, in order. */
export const readFrames = (stack: string): string[] => stack.match(FRAME) ?? []
