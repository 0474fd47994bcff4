/** A separate chunk: few visitors ask for a message when something is back in stock. */
export {requestRestockNotification} from '../api/forms/restock.ts'
