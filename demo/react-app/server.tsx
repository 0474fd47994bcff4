import {renderToString} from 'react-dom/server'
import {App, type AppData} from './App.tsx'

/** The app's HTML before its script loads. */
export const render = (data: AppData): string => renderToString(<App {...data} />)
