import type {Theme} from 'vitepress'
import DefaultTheme from 'vitepress/theme'
import {h} from 'vue'
import HomePage from './HomePage.vue'
import LiveExample from './LiveExample.vue'
import PlayGround from './PlayGround.vue'
import './style.css'
import VersionSwitch from './VersionSwitch.vue'

const theme: Theme = {
  extends: DefaultTheme,
  Layout: () =>
    h(DefaultTheme.Layout, null, {
      'nav-bar-content-after': () => h(VersionSwitch),
      'nav-screen-content-after': () => h(VersionSwitch),
    }),
  enhanceApp({app}) {
    app.component('HomePage', HomePage)
    app.component('LiveExample', LiveExample)
    app.component('Playground', PlayGround)
  },
}

// biome-ignore lint/style/noDefaultExport: VitePress looks for it
export default theme
