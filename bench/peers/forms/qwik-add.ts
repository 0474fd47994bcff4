import {addToCart} from './add-to-cart.ts'

/** What `on:submit` names: fetched by the first use. */
export const submit = (_event: Event, form: HTMLFormElement): Promise<void> => addToCart(form)
