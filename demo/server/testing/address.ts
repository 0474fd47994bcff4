/** Where tests have orders delivered. */
export const address = {
  country: 'US',
  postalCode: '07030',
  region: 'NJ',
  line1: '1 Clay Street',
  line2: '',
  city: 'Hoboken',
} as const
