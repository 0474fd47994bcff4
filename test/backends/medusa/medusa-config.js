import {defineConfig} from '@medusajs/framework/utils'

// a regular expression: a star is not a wildcard here
const every = {storeCors: '/./', adminCors: '/./', authCors: '/./'}

/** Medusa reads the exports as its config. */
export const {admin, projectConfig, featureFlags, plugins, modules} = defineConfig({
  admin: {disable: true},
  projectConfig: {
    databaseUrl: process.env.DATABASE_URL,
    http: {...every, jwtSecret: 'test', cookieSecret: 'test'},
  },
})
