import {start} from './start.ts'

// null in modules and in callbacks: it has to be read while the script runs
start(document.currentScript as HTMLScriptElement | null)
