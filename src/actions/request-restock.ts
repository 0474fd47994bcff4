/** A separate chunk: few visitors request a restock notification. */
export {requestRestockNotification} from '../api/forms/restock.ts'
