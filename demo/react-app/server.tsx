import {renderToString} from 'react-dom/server'
import {App, type AppData} from './App.tsx'

/** What the app looks like before its script has come. */
export const render = (data: AppData): string => renderToString(<App {...data} />)
