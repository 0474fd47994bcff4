import {useLoaderData} from 'react-router'
import {AddToCart} from 'vitrine/react'
import {bowl} from '../product'

export const meta = () => [{title: 'Kiln & Paper'}]

export const loader = () => ({product: bowl})

export default function Home() {
  const {product} = useLoaderData<typeof loader>()
  return (
    <>
      <h1>{product.title}</h1>
      <AddToCart product={product} />
    </>
  )
}
