import {defineConfig} from '@medusajs/framework/utils'

const every = {storeCors: '*', adminCors: '*', authCors: '*'}

/** Medusa reads the exports as its config. */
export const {admin, projectConfig, featureFlags, plugins, modules} = defineConfig({
  admin: {disable: true},
  projectConfig: {
    databaseUrl: process.env.DATABASE_URL,
    http: {...every, jwtSecret: 'test', cookieSecret: 'test'},
  },
})
