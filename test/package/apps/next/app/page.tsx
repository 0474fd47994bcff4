import {AddToCart} from 'vitrine/react'
import {bowl} from './product'

/** A server component: the widgets are client components without a directive here. */
export default function Page() {
  return (
    <>
      <h1>{bowl.title}</h1>
      <AddToCart product={bowl} />
    </>
  )
}
