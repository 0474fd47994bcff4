import {hydrateRoot} from 'react-dom/client'
import {App} from './App.tsx'

const data = document.querySelector('#app-data')?.textContent
const root = document.querySelector('#app')
if (data && root) hydrateRoot(root, <App {...JSON.parse(data)} />)
