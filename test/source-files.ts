// The project's source files, as the tests of the house read them.
import { readdirSync } from 'node:fs'

/** Files below the folders whose name matches, with forward slashes, sorted. */
export const sourceFiles = (folders: readonly string[], name: RegExp): string[] =>
  folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => name.test(file))
    .sort()
