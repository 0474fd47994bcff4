/** The values of a query string: texts, in lists and under names. */
export type QueryValue = string | QueryValue[] | {[key: string]: QueryValue}

export type Query = {[key: string]: QueryValue}
