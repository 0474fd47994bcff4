import {useLayoutEffect, useState} from 'react'
import {hydrateRoot} from 'react-dom/client'
import {add, findForms, findVariant, readProduct, valuesOf} from './add-to-cart.ts'

/** The content of a form. Its own attributes come from the server. */
function Fields({form}: {form: HTMLFormElement}) {
  const [product] = useState(() => readProduct(form))
  const {variants, variantOptionOrdering} = product.structuredContent
  const [chosen, choose] = useState(variants[0]?.attributes ?? {})
  const [isAdded, setAdded] = useState(false)
  useLayoutEffect(() => bench.mounted(form), [form])

  async function press(event: {preventDefault: () => void}) {
    event.preventDefault()
    await add(product.id, findVariant(product, (name) => chosen[name])?.sku)
    setAdded(true)
  }

  return (
    <>
      <input type="hidden" />
      <input type="hidden" />
      <input type="hidden" />
      {variants.length > 1 && (
        <div className="product-variants">
          {variantOptionOrdering.map((name) => (
            <div key={name} className="variant-option">
              <label htmlFor={`${product.id}-${name}`}>{name}</label>
              <select
                id={`${product.id}-${name}`}
                value={chosen[name]}
                onChange={({currentTarget}) => choose({...chosen, [name]: currentTarget.value})}
              >
                <option value="">{`Select ${name}`}</option>
                {valuesOf(product, name).map((value) => (
                  <option key={value} value={value}>
                    {value}
                  </option>
                ))}
              </select>
            </div>
          ))}
        </div>
      )}
      <button type="submit" className="sqs-add-to-cart-button" onClick={press}>
        <span className="sqs-add-to-cart-button-inner">{isAdded ? 'Added!' : 'Add To Cart'}</span>
      </button>
    </>
  )
}

for (const form of findForms()) hydrateRoot(form, <Fields form={form} />)
