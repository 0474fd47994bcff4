import {loadavg} from 'node:os'

/** What else the machine had to do in the last minute, in busy cores. */
export const describeLoad = (): string => (loadavg()[0] ?? 0).toFixed(2)
