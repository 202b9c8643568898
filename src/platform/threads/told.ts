// What a program of the system prints.
import { execFile } from 'node:child_process'

const ASK_MS = 2_000

/** Null where it fails, is missing or may not run. */
export const told = (program: string, words: readonly string[]): Promise<string | null> =>
  new Promise((resolve) =>
    execFile(program, words, { env: {}, timeout: ASK_MS }, (error, out) => resolve(error ? null : out)),
  )
