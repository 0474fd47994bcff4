import {addToCart} from './add-to-cart.ts'

/** The target of `on:submit`, fetched on the first use. */
export const submit = (_event: Event, form: HTMLFormElement): Promise<void> => addToCart(form)
