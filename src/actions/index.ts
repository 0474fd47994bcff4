/**
 * What talks to the server, with the API client behind it: one chunk, fetched when the first call is made.
 * A visitor without a cart who touches nothing never downloads it.
 */
export {addItem} from './add-item.ts'
export {findEntry, removeItem, updateItem} from './edit-item.ts'
export {receiveCart, refreshCart} from './read-cart.ts'
export {writeCart} from './write-cart.ts'
