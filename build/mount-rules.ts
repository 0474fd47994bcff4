import {SHOWN} from '../loader/engine/find.ts'
import {widgets} from '../widgets/table.ts'

/** When each widget mounts, for `hintsFor` and the commands: the columns of the widget table that decide it. */
export const mountRules = Object.fromEntries(
  widgets.map(({name, selector, served, strategy}) => [
    name,
    {selector, served, strategy, shown: SHOWN.get(name)},
  ]),
)
