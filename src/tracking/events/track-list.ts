import {keepEvent} from '../../page/keep-event.ts'
import type {SHOPPING_SCHEMA} from '../assumptions.ts'
import type {ListEvents} from './events.ts'

/** The type alone: the constant would need its file. */
const SCHEMA: typeof SHOPPING_SCHEMA = 'CommerceShopping'

/** Tracks what a visitor does with a list; a wrong field is a compile error. */
export const trackList = <Action extends keyof ListEvents>(action: Action, data: ListEvents[Action]): void =>
  keepEvent(SCHEMA, {...data, action})
