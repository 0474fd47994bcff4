import {type ESTree, parseSync, Visitor} from 'vite'
import type {Change} from './change.ts'

type Range = Pick<ESTree.Span, 'start' | 'end'>

function rangesOfFunctions(name: string, code: string): Range[] {
  const ranges: Range[] = []
  const note = ({start, end}: Range) => ranges.push({start, end})
  const {program} = parseSync(name, code)
  new Visitor({
    ArrowFunctionExpression: note,
    FunctionDeclaration: note,
    FunctionExpression: note,
  }).visit(program)
  return ranges
}

/**
 * Whether a change is inside a function of its file. What is not runs once, when the file is loaded: a worker that has
 * loaded it can no longer change it.
 */
export function isInFunction(name: string, code: string): (change: Change) => boolean {
  const ranges = rangesOfFunctions(name, code)
  const lines = code.split('\n')
  const placeOf = ({line, column}: Change['location']['start']): number =>
    lines.slice(0, line).join('\n').length + Math.sign(line) + column
  return ({location: {start, end}}) => {
    const [from, to] = [placeOf(start), placeOf(end)]
    return ranges.some((range) => from > range.start && to <= range.end)
  }
}
