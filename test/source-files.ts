// The project's source files, as the tests of the house read them.
import { readdirSync } from 'node:fs'
import { posix } from 'node:path'

/** Files below the folders whose name matches, with forward slashes, sorted. */
export const sourceFiles = (folders: readonly string[], name: RegExp): string[] =>
  folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => name.test(file))
    .sort()

const rooms: readonly (readonly [alias: string, folder: string])[] = [
  ['#core/', 'src/core/'],
  ['#platform/', 'src/platform/'],
  ['#ui/', 'src/ui/'],
  ['#features/', 'src/features/'],
  ['#simulators/', 'simulators/'],
]

/** What an import names: a file of the project ('src/core/ground/money.ts'), or a package or built-in as it is written. */
export function resolved(from: string, written: string): string {
  if (written.startsWith('.')) return posix.join(posix.dirname(from), written)
  const room = rooms.find(([alias]) => written.startsWith(alias))
  return room ? room[1] + written.slice(room[0].length) : written
}
