import {loadavg} from 'node:os'

/** The machine's load of the last minute, in busy cores. */
export const describeLoad = (): string => (loadavg()[0] ?? 0).toFixed(2)
