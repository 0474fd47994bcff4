/** A minimal checkout of the site, on the Shop API: Vendure has no checkout page. */
const {api, channel} = document.querySelector('script[data-backend]').dataset
const key = `vitrine-cart-token vendure ${api}${channel ? ` ${channel}` : ''}`

async function ask(query) {
  const reply = await fetch(api, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${localStorage.getItem(key)}`,
      ...(channel && {'vendure-token': channel}),
    },
    body: JSON.stringify({query}),
  })
  const {data, errors} = await reply.json()
  if (errors || data.r?.errorCode) throw new Error(JSON.stringify(errors ?? data.r))
  return data.r
}

const ERROR = '...on ErrorResult{errorCode message}'
const status = document.querySelector('[role=status]')

async function order() {
  const {totalWithTax} = await ask('{r:activeOrder{totalWithTax}}')
  await ask(
    `mutation{r:setCustomerForOrder(input:{emailAddress:"ada@example.com",firstName:"Ada",lastName:"L"}){__typename ${ERROR}}}`,
  )
  await ask(
    `mutation{r:setOrderShippingAddress(input:{streetLine1:"1 Clay Street",city:"Hoboken",postalCode:"07030",countryCode:"US"}){__typename ${ERROR}}}`,
  )
  const [method] = await ask('{r:eligibleShippingMethods{id}}')
  await ask(`mutation{r:setOrderShippingMethod(shippingMethodId:["${method.id}"]){__typename ${ERROR}}}`)
  await ask(`mutation{r:transitionOrderToState(state:"ArrangingPayment"){__typename ${ERROR}}}`)
  const [payment] = await ask('{r:eligiblePaymentMethods{code}}')
  const {code} = await ask(
    `mutation{r:addPaymentToOrder(input:{method:"${payment.code}",metadata:{}}){__typename ...on Order{code} ${ERROR}}}`,
  )
  return `Order ${code} placed, ${totalWithTax / 100} without shipping`
}

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
