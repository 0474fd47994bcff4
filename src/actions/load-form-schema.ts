/** A separate chunk: few forms are known to the server alone. */
export {loadFormSchema} from '../api/forms/form-schema.ts'
