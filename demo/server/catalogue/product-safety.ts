import {PRODUCT_TYPE} from '../../../src/model/product-type.ts'
import type {SeedProduct} from '../../seed/types.ts'

const MANUFACTURER = {
  name: 'Kiln & Paper',
  postalAddress: '12 River Street, Beacon, NY 12508, United States',
  electronicAddress: 'studio@kiln-and-paper.example',
}

/** The studio is not in the EU. */
const RESPONSIBLE = {
  name: 'Scherbe Vertrieb GmbH',
  postalAddress: 'Töpfergasse 4, 03046 Cottbus, Germany',
  electronicAddress: 'https://scherbe.example/contact',
}

/** What the law wants of an offer; undefined for a product that is no thing. */
export const safetyOf = ({type, warnings = []}: SeedProduct) =>
  PRODUCT_TYPE[type] === PRODUCT_TYPE.physical
    ? {manufacturer: MANUFACTURER, responsible: RESPONSIBLE, warnings}
    : undefined
