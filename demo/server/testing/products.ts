/** Products of the seed that tests buy. */
export const mug = {itemId: '64a1f0c27be1d20013c0aa01', sku: 'MUG-LARGE-OAT', price: 3400, stock: 24} as const
export const bowl = {itemId: '64a1f0c27be1d20013c0aa02', sku: 'BOWL-TIDE', salePrice: 3900} as const
export const plate = {itemId: '64a1f0c27be1d20013c0aa04', sku: 'PLATE-MOON', stock: 3} as const
export const planner = {itemId: '64a1f0c27be1d20013c0aa13', sku: 'PLANNER-PDF'} as const
export const odd = {itemId: 'seconds "B" shelf £5 & \'up\'', sku: 'SEC "1" £'} as const
export const club = {itemId: '64a1f0c27be1d20013c0aa23', sku: 'CLUB-MONTH'} as const
export const giftCard = {itemId: '64a1f0c27be1d20013c0aa26', sku: 'GIFT-50'} as const
