// Where a call of the product lives: declared once, in a file without schemas, which the contract and the browser both take it from.

export type Method = 'GET' | 'POST'
export type ApiPath = `/api/${string}`

declare const declared: unique symbol
/** A declared method and path with ':name' parameters. What is written out at a call is of no such type: a call names its endpoint. */
export interface ApiRoute<M extends Method = Method, Path extends string = string> {
  readonly method: M
  readonly path: Path
  readonly [declared]: true
}

// Marked so that a bundle holds only the routes that its pages call.
/* @__NO_SIDE_EFFECTS__ */
export const get = <const Path extends ApiPath>(path: Path) =>
  ({ method: 'GET', path }) as ApiRoute<'GET', Path>
/* @__NO_SIDE_EFFECTS__ */
export const post = <const Path extends ApiPath>(path: Path) =>
  ({ method: 'POST', path }) as ApiRoute<'POST', Path>
