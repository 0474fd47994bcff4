import type {Run} from './compile/run.ts'
import type {Reference} from './tree.ts'
import {step, type Value, walk} from './value.ts'

/** One level of the stack that names are looked up in. */
export interface Frame {
  readonly node: Value
  readonly parent: Frame | null
  /** Of the element that is being run, from 0; -1 where nothing is gone through. */
  index: number
  vars: Map<string, Value> | null
  macros: Map<string, Run> | null
  /** Private partials see nothing beyond their own frame. */
  readonly isPrivate: boolean
}

export const createFrame = (node: Value, parent: Frame | null, isPrivate = false): Frame => ({
  node,
  parent,
  index: -1,
  vars: null,
  macros: null,
  isPrivate,
})

export function setVar(frame: Frame, name: string, value: Value): void {
  frame.vars ??= new Map()
  frame.vars.set(name, value)
}

/** The next frame that a look-up may go on in. */
const outer = (frame: Frame): Frame | null => (frame.isPrivate ? null : frame.parent)

function findIndex(from: Frame): number | undefined {
  for (let frame: Frame | null = from; frame; frame = outer(frame)) if (frame.index >= 0) return frame.index
  return undefined
}

/** A first name in one frame. Unlike further steps it finds the length of a list. */
function readName(frame: Frame, name: string | number): Value {
  if (typeof name === 'string' && name.startsWith('@')) return readSpecial(frame, name, frame.index)
  if (name === 'length' && Array.isArray(frame.node)) return frame.node.length
  return step(frame.node, name)
}

function readSpecial(frame: Frame, name: string, index: number): Value {
  if (name === '@') return frame.node
  if (name === '@index') return index < 0 ? undefined : index + 1
  if (name === '@index0') return index < 0 ? undefined : index
  return frame.vars?.get(name)
}

function findName(from: Frame, name: string | number): Value {
  if (name === '@') return from.node
  if (name === '@index' || name === '@index0') return readSpecial(from, name, findIndex(from) ?? -1)
  for (let frame: Frame | null = from; frame; frame = outer(frame)) {
    const value = readName(frame, name)
    if (value !== undefined) return value
  }
  return undefined
}

/** Looks the first name up the stack; the rest of the path is walked from there. */
export function resolve(frame: Frame, ref: Reference): Value {
  const [name] = ref
  if (name === undefined) return undefined
  const value = findName(frame, name)
  return ref.length > 1 ? walk(value, ref, 1) : value
}

/** As sections do: the first name counts in this frame only. */
export function resolveHere(frame: Frame, ref: Reference): Value {
  const [name] = ref
  if (name === undefined) return undefined
  const value = readName(frame, name)
  return ref.length > 1 ? walk(value, ref, 1) : value
}

/** Macros are seen from everywhere inside the block that defines them, private partials included. */
export function findMacro(from: Frame, name: string): Run | undefined {
  for (let frame: Frame | null = from; frame; frame = frame.parent) {
    const macro = frame.macros?.get(name)
    if (macro) return macro
  }
  return undefined
}
