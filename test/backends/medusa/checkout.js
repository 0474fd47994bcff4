/** A minimal checkout of the site, on the Store API: Medusa has no checkout page. */
const {api, key} = document.querySelector('script[data-backend]').dataset
const cart = `/carts/${localStorage.getItem(`vitrine-cart-token medusa ${api}`)}`

async function ask(path, body) {
  const reply = await fetch(`${api}/store${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {'Content-Type': 'application/json', 'x-publishable-api-key': key},
    ...(body && {body: JSON.stringify(body)}),
  })
  const answer = await reply.json()
  if (!reply.ok) throw new Error(answer.message)
  return answer
}

const address = {
  first_name: 'Ada',
  last_name: 'L',
  address_1: '1 Clay Street',
  city: 'Hoboken',
  postal_code: '07030',
  country_code: 'us',
}

async function order() {
  const {id} = (
    await ask(cart, {email: 'ada@example.com', shipping_address: address, billing_address: address})
  ).cart
  const [option] = (await ask(`/shipping-options?cart_id=${id}`)).shipping_options
  await ask(`${cart}/shipping-methods`, {option_id: option.id})
  const {payment_collection} = await ask('/payment-collections', {cart_id: id})
  await ask(`/payment-collections/${payment_collection.id}/payment-sessions`, {
    provider_id: 'pp_system_default',
  })
  const {order: placed, error} = await ask(`${cart}/complete`, {})
  if (!placed) throw new Error(error.message)
  return `Order ${placed.display_id} placed, ${placed.total} with shipping`
}

const status = document.querySelector('[role=status]')

document.querySelector('button').addEventListener('click', () => {
  order().then(
    (text) => {
      status.textContent = text
    },
    (error) => {
      status.textContent = `${error}`
    },
  )
})
