// One call of the contract: its path, what it takes and what it answers. The server parses with these schemas, the browser uses their types.
import type * as z from 'zod/mini'
import type { ApiPath, ApiRoute, Method } from './api-route.ts'

export interface Endpoint<
  Request = unknown,
  Response = unknown,
  M extends Method = Method,
  Path extends string = string,
> {
  /** A stable name for logs and tests. */
  readonly name: string
  readonly method: M
  /** Path with ':name' parameters; query and path values are merged into the request of a GET. */
  readonly path: Path
  readonly request: z.ZodMiniType<Request>
  /** Fields that are not listed here never leave the server. A stream is answered as one of events, or as `file` says. */
  readonly response: z.ZodMiniType<Response>
  /** Calls allowed per address and window; the server's general limit when absent. */
  readonly limit?: { readonly calls: number; readonly seconds: number }
  /** Largest body in bytes; 256 kB of staff and 128 kB of everybody else when absent. */
  readonly bodyLimit?: number
  /** A stream of bytes that is answered as a file to keep, of this type and name. */
  readonly file?: { readonly type: string; readonly name: string }
  /** A GET that writes: refused where another site or an address line asks for it. */
  readonly writes?: true
  /** A POST that changes nothing of an application: staff may make it in a browser where they are logged in. */
  readonly reads?: true
  /** What is answered with 200 in place of 'link-invalid', by the calls of the specification that say it in a field of theirs. */
  readonly invalidLink?: Response
  /** Taken form-urlencoded as well as in JSON. */
  readonly form?: true
}

export type RequestOf<E> = E extends Endpoint<infer Request, infer _> ? Request : never
export type ResponseOf<E> = E extends Endpoint<infer _, infer Response> ? Response : never

/** The declared route that a call of this endpoint takes; no other endpoint's will do. */
export type RouteOf<E> =
  E extends Endpoint<infer _Request, infer _Response, infer M, infer Path> ? ApiRoute<M, Path> : never

/** Declares an endpoint at a route of `paths.ts`; exists so that its types are inferred from the route and the schemas. */
export const endpoint = <Request, Response, M extends Method, Path extends ApiPath>(
  declared: Endpoint<Request, Response, M, Path> & ApiRoute<M, Path>,
): Endpoint<Request, Response, M, Path> => declared
