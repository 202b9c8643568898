// One call of the contract: its path, what it takes and what it answers. The server parses with these schemas, the browser uses their types.
import type * as z from 'zod/mini'

export interface Endpoint<Request = unknown, Response = unknown> {
  /** A stable name for logs and tests. */
  readonly name: string
  readonly method: 'GET' | 'POST'
  /** Path with ':name' parameters; query and path values are merged into the request of a GET. */
  readonly path: string
  readonly request: z.ZodMiniType<Request>
  /** Fields that are not listed here never leave the server. */
  readonly response: z.ZodMiniType<Response>
  /** Calls allowed per address and window; the server's general limit when absent. */
  readonly limit?: { readonly calls: number; readonly seconds: number }
  /** Largest body in bytes; 256 kB when absent. */
  readonly bodyLimit?: number
  /** Taken form-urlencoded as well as in JSON. */
  readonly form?: true
  /** What it does to an application where its method does not tell: a POST writes and a GET reads unless said here. */
  readonly effect?: 'reads' | 'writes'
}

export type RequestOf<E> = E extends Endpoint<infer Request, infer _> ? Request : never
export type ResponseOf<E> = E extends Endpoint<infer _, infer Response> ? Response : never

/** Declares an endpoint; exists so that its types are inferred from the schemas. */
export const endpoint = <Request, Response>(
  declared: Endpoint<Request, Response>,
): Endpoint<Request, Response> => declared
