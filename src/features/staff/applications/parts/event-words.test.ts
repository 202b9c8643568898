// Every kind of event and job that the product writes has its sentence in the staff room.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { en } from '#core/words/staff/en.ts'
import { sourceFiles } from '../../../../../test/source-files.ts'

const written = sourceFiles(['src'], /(?<!\.test)\.ts$/).map((file) => readFileSync(file, 'utf8'))
const without = (area: string, names: readonly string[]) =>
  [...new Set(names)].filter((name) => !Object.hasOwn(en, `${area}.${name}`))

test('events', () => {
  const kinds = written.flatMap((text) =>
    [
      ...text.matchAll(
        /addEvent\(\s*\w+(?:\.\w+)*,\s*\{[^{}]*?kind: (?:[^,\n?]*\? )?'([a-z-]+)'(?: : '([a-z-]+)')?,/g,
      ),
    ].flatMap(([, one, other]) => [one, other].filter((kind) => kind !== undefined)),
  )
  // Written through a function of the file's own, or put together from an outcome ('linked' is told by the connection itself).
  const logged = written.flatMap((text) =>
    [...text.matchAll(/\blog\((?:[\w, ]+, )?'([a-z-]+)'/g)].map(([, kind = '']) => kind),
  )
  const outcomes = ['skipped', 'failed', 'cancelled'].map((outcome) => `bank-link-${outcome}`)
  expect(kinds.length).toBeGreaterThan(20)
  expect(logged.length).toBeGreaterThan(0)
  expect(without('event', [...kinds, ...logged, ...outcomes])).toEqual([])
})

test('jobs', () => {
  const kinds = written.flatMap((text) =>
    [...text.matchAll(/jobs: \(deps\) => \(\{([^}]*)\}\)/g)].flatMap(([, body = '']) =>
      [...body.matchAll(/'([a-z-]+)':/g)].map(([, kind = '']) => kind),
    ),
  )
  expect(kinds.length).toBeGreaterThan(5)
  expect(without('job', kinds)).toEqual([])
})
