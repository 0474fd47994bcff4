/** What authors of components share with the widgets: for the React package to export. */
export {type Confirm, type ConfirmOptions, openConfirm} from './confirm.ts'
export {ErrorBoundary} from './ErrorBoundary.tsx'
export {createRequiredContext, type RequiredContext} from './required-context.ts'
export {type Fetched, useFetch} from './use-fetch.ts'
