import type {Frame, Run} from './compile/run.ts'
import type {Reference, Segment} from './tree.ts'
import {type Value, walk} from './value.ts'

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

/** The next frame for a lookup. */
const outer = (frame: Frame): Frame | null => (frame.isPrivate ? null : frame.parent)

const hasFields = (node: Value): node is Readonly<Record<Segment, Value>> =>
  typeof node === 'object' && node !== null

const own = Object.prototype.hasOwnProperty

/** Whether the value under a key is an own property; lists only have their elements. */
const isOwn = (node: object, key: Segment): boolean =>
  own.call(node, key) && (typeof key === 'number' || !Array.isArray(node))

/** Most names exist in only one frame: ownership is checked only for values that were found. */
function readField(node: Value, key: Segment): Value {
  if (!hasFields(node)) return undefined
  const value = node[key]
  return value !== undefined && isOwn(node, key) ? value : undefined
}

/** Reads one name in one frame. */
type Read = (frame: Frame) => Value

function readerOf(name: Segment): Read {
  if (name === '@') return ({node}) => node
  if (name === '@index') return ({index}) => (index < 0 ? undefined : index + 1)
  if (name === '@index0') return ({index}) => (index < 0 ? undefined : index)
  if (typeof name === 'string' && name.startsWith('@')) return ({vars}) => vars?.get(name)
  // unlike further steps, the first one finds the length of a list
  if (name === 'length') return ({node}) => (Array.isArray(node) ? node.length : readField(node, name))
  return ({node}) => readField(node, name)
}

/** Looks up a reference in a frame. */
export type Lookup = (frame: Frame) => Value

/** Handles nearly every name: separate from the other cases, so that a frame costs no call. */
const climbFields =
  (name: Segment): Lookup =>
  (from) => {
    for (let frame: Frame | null = from; frame; frame = frame.isPrivate ? null : frame.parent) {
      const value = readField(frame.node, name)
      if (value !== undefined) return value
    }
    return undefined
  }

/** False for special names that frames resolve themselves. */
export const isField = (name: Segment): boolean => typeof name === 'number' || !/^@|^length$/.test(name)

function climb(name: Segment): Lookup {
  if (name === '@') return ({node}) => node
  if (isField(name)) return climbFields(name)
  const read = readerOf(name)
  return (from) => {
    for (let frame: Frame | null = from; frame; frame = outer(frame)) {
      const value = read(frame)
      if (value !== undefined) return value
    }
    return undefined
  }
}

const withPath = (find: Lookup, ref: Reference): Lookup =>
  ref.length > 1 ? (frame) => walk(find(frame), ref, 1) : find

const missing: Lookup = () => undefined

/** The first name is looked up in the stack; the rest of the path is read from there. */
export const lookUp = (ref: Reference): Lookup =>
  ref[0] === undefined ? missing : withPath(climb(ref[0]), ref)

/** For sections: the first name is looked up in one frame only. */
export const lookUpHere = (ref: Reference): Lookup =>
  ref[0] === undefined ? missing : withPath(readerOf(ref[0]), ref)

/** For a single lookup of a reference. */
export const resolve = (frame: Frame, ref: Reference): Value => lookUp(ref)(frame)

/** Macros are visible everywhere inside the block that defines them, including private partials. */
export function findMacro(from: Frame, name: string): Run | undefined {
  for (let frame: Frame | null = from; frame; frame = frame.parent) {
    const macro = frame.macros?.get(name)
    if (macro) return macro
  }
  return undefined
}
