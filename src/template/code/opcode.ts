/** Numbers of the instructions in the public tree. */
export const OPCODE = {
  text: 0,
  variable: 1,
  section: 2,
  end: 3,
  repeated: 4,
  predicate: 5,
  var: 6,
  or: 7,
  if: 8,
  inject: 9,
  macro: 10,
  comment: 11,
  'meta-left': 12,
  'meta-right': 13,
  newline: 14,
  space: 15,
  tab: 16,
  root: 17,
  eof: 18,
  struct: 20,
  atom: 21,
  ctx: 22,
  eval: 23,
  include: 24,
} as const

export const VERSION = 1

/** The public instruction tree: plain JSON. */
export type Code = string | number | null | readonly Code[] | {readonly [key: string]: Code}
