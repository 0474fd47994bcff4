/** A Vendure server in memory, filled from `products.csv` in the folder: `node server.cjs <port> <folder>`. */
const {
  bootstrap,
  DefaultLogger,
  DefaultSearchPlugin,
  JobQueueService,
  LogLevel,
  dummyPaymentHandler,
  LanguageCode,
} = require('@vendure/core')
const {populate} = require('@vendure/core/cli')
const path = require('node:path')

const [port, folder] = process.argv.slice(2)

const config = {
  apiOptions: {port: Number(port), hostname: '127.0.0.1', adminApiPath: 'admin-api', shopApiPath: 'shop-api'},
  authOptions: {
    tokenMethod: ['bearer', 'cookie'],
    superadminCredentials: {identifier: 'superadmin', password: 'superadmin'},
    cookieOptions: {secret: 'test'},
  },
  dbConnectionOptions: {type: 'sqljs', synchronize: true, autoSave: false, logging: false},
  paymentOptions: {paymentMethodHandlers: [dummyPaymentHandler]},
  logger: new DefaultLogger({level: LogLevel.Warn}),
  importExportOptions: {importAssetsDir: path.join(folder, 'assets')},
  // without a search, a shop has no lists
  plugins: [DefaultSearchPlugin],
}

const initialData = {
  defaultLanguage: LanguageCode.en,
  defaultZone: 'Americas',
  countries: [
    {name: 'Germany', code: 'DE', zone: 'Europe'},
    {name: 'United States', code: 'US', zone: 'Americas'},
  ],
  taxRates: [{name: 'Standard Tax', percentage: 20}],
  shippingMethods: [{name: 'Standard Shipping', price: 500}],
  paymentMethods: [
    {
      name: 'Standard Payment',
      handler: {code: 'dummy-payment-handler', arguments: [{name: 'automaticSettle', value: 'true'}]},
    },
  ],
  collections: [],
}

async function start() {
  const app = await populate(() => bootstrap(config), initialData, path.join(folder, 'products.csv'))
  // a shop's second process does this: it fills collections, and the index of the search
  await app.get(JobQueueService).start()
  console.info('READY')
}

start().catch((error) => {
  console.error(error)
  process.exit(1)
})
