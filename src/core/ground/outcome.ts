// A result that may be an expected refusal: refusals are values here, only bugs are thrown.

type Ok<T> = { readonly ok: true; readonly value: T }
export type Refused<R> = { readonly ok: false; readonly refusal: R }
export type Outcome<T, R> = Ok<T> | Refused<R>

export const ok = <T>(value: T): Ok<T> => ({ ok: true, value })
export const refused = <R>(refusal: R): Refused<R> => ({ ok: false, refusal })
