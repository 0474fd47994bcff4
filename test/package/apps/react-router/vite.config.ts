import {reactRouter} from '@react-router/dev/vite'
import {defineConfig} from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  // on a slow machine, the bundler warns of the time that plugins take
  build: {rolldownOptions: {checks: {pluginTimings: false}}},
})
