// The types of postgres.mjs, for the tests that end a server of their own.

/** The folder with initdb and postgres, or null. */
export function findPostgres(): string | null

export interface ThrowAwayPostgres {
  readonly url: string
  /** Ends it and keeps its data: SIGINT in good order, SIGQUIT at once. */
  end(signal: 'SIGINT' | 'SIGQUIT'): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

export function startPostgres(bin: string, how?: { readonly durable?: boolean }): Promise<ThrowAwayPostgres>
