/**
 * The code that calls the server, including the API client: one chunk, fetched at the first call. A visitor without a
 * cart who touches nothing never downloads it.
 */
export {addItem} from './add-item.ts'
export {findEntry, removeItem, updateItem} from './edit-item.ts'
export {receiveCart, refreshCart} from './read-cart.ts'
export {writeCart} from './write-cart.ts'
