/** A chunk of its own: few forms are known to the server alone. */
export {loadFormSchema} from '../api/forms/form-schema.ts'
