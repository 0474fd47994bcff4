import type {CartEntry} from '../../../src/api/generated/schema.ts'
import type {Store} from '../../seed/stores.ts'
import {type Detail, tellAnswers, toDetails} from '../forms/answers.ts'

/** The chosen options of a line, and its additional fields. */
export const detailsOf = (
  {chosenVariant, additionalFields, additionalFieldsForm}: CartEntry,
  store: Store,
): Detail[] => [
  ...toDetails(Object.entries(chosenVariant.attributes)),
  ...tellAnswers(additionalFields, additionalFieldsForm, store),
]
