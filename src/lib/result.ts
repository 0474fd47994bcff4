/** The outcome of an operation that can fail in normal use: the problem is a value, not an exception. */
export type Result<T> = {ok: true; value: T} | {ok: false; problem: string}

export const ok = <T>(value: T): Result<T> => ({ok: true, value})

export const fail = (problem: string): {ok: false; problem: string} => ({ok: false, problem})
