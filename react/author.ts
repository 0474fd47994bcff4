/** Helpers that component authors share with the widgets, exported by the React package. */
import '../src/ui/confirm.css'
import '../src/ui/dialog/dialog.css'

export {type Confirm, type ConfirmOptions, openConfirm} from '../src/ui/confirm.ts'
export {ErrorBoundary} from '../src/widget/ErrorBoundary.tsx'
export {createRequiredContext, type RequiredContext} from '../src/widget/required-context.ts'
export {type Fetched, useFetch} from '../src/widget/use-fetch.ts'
