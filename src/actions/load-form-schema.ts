/** A separate chunk: the definitions of only a few forms are on the server alone. */
export {loadFormSchema} from '../api/forms/form-schema.ts'
