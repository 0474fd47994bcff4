/** A chunk of its own: few visitors ask to be told when something is back. */
export {requestRestockNotification} from '../api/forms/restock.ts'
