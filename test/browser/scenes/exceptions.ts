import {WIDGET_STATES} from '../../../build/read-states.ts'
import type {Exception} from '../../../src/widget/states.ts'

/** Findings that are no defects, each with its reason. */
const EXCEPTIONS: readonly Exception[] = Object.values(WIDGET_STATES).flatMap(
  ({exceptions = []}) => exceptions,
)

export const exceptionsOf = (check: string): readonly string[] =>
  EXCEPTIONS.filter((one) => one.check === check).map(({element}) => element)
