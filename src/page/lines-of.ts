import type {Line, WidgetEntry} from '../contract/widget.ts'
import {keepPresses} from './keep-presses.ts'

const keeping = (line: Line): WidgetEntry =>
  line.pressed ? {...line, load: keepPresses(line.pressed, line.load)} : line

/** The lines of the widgets that one file names. */
export const linesOf = (widgets: readonly Line[], place: Line['in']): WidgetEntry[] =>
  widgets.filter((line) => line.in === place).map(keeping)
