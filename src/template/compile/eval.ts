import type {Site} from '../error.ts'
import {evaluate} from '../expression/evaluate.ts'
import {showProgram} from '../expression/parse.ts'
import {evaluationProblem, type Read, readExpression, syntaxProblem} from '../expression/read.ts'
import {resolve, setVar} from '../scope.ts'
import {asText} from '../value.ts'
import {checkTime, report, write} from './effects.ts'
import type {Run, State} from './run.ts'

/** A `#` in front also prints the order of evaluation. */
const DEBUG_MARK = '#'

function run(state: State, site: Site, text: string, read: Read, isDebug: boolean): void {
  if ('problem' in read) {
    report(state, syntaxProblem(text, read.problem), site)
    return
  }
  const {frame, settings} = state
  const {value, assigned, errors} = evaluate(read.program, {
    resolve: (ref) => resolve(frame, ref),
    maxStringLength: settings.limits.expressionStringLength,
  })
  for (const error of errors) report(state, evaluationProblem(text, error), site)
  for (const [name, local] of assigned) setVar(frame, name, local)
  if (isDebug) write(state, `EVAL=${showProgram(read.program)}${value === undefined ? '' : ' -> '}`)
  write(state, asText(value))
  checkTime(state)
}

/** Parsed at the first run only. */
export function evaluateTag(site: Site, content: string): Run {
  const isDebug = content.startsWith(DEBUG_MARK)
  const text = isDebug ? content.slice(DEBUG_MARK.length) : content
  let read: Read | undefined
  return (state) => {
    read ??= readExpression(text, state.settings.limits.expressionTokens)
    run(state, site, text, read, isDebug)
  }
}
