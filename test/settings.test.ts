// `.env.example` names every setting and no other, and what it gives as a default is the default.
import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { environment, readConfig } from '#platform/config.ts'
import { sourceFiles } from './source-files.ts'

const example = readFileSync('.env.example', 'utf8')
const settings = Object.keys(environment.shape)

test('every setting stands in .env.example once, and nothing else does', () => {
  const named = [...example.matchAll(/^(?:# ?)?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name)
  expect(named.sort()).toEqual(settings.sort())
})

test('a start with .env.example as it is is a start without any setting', () => {
  const { env: _, ...asWritten } = readConfig(parseEnv(example))
  const { env: __, ...without } = readConfig({})
  expect(asWritten).toEqual(without)
})

test('the product reads no setting past the list', () => {
  const read = sourceFiles(['src'], /(?<!\.test)\.tsx?$/).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/process\.env\.(\w+)/g)].map(([, name]) => name),
  )
  // The driver's own, which `openServer` lets it read too.
  expect(read.filter((name) => name !== 'PGUSER' && !settings.includes(String(name)))).toEqual([])
  expect(read).toContain('POSTGRES_BIN')
})

test.each([
  ['MAIL_FROM', 'Acme \u202eLLC <post@acme.example>', 'another order'],
  ['TWILIO_FROM', '\u2066+12075550100', 'another order'],
  ['OIDC_NAME', 'Acme\u202d', 'another order'],
  ['CONTRACT_COUNTERSIGNER', 'Ann\u200b Lee, CEO <ann@acme.example>', 'hidden marks'],
  ['CONTRACT_COUNTERSIGNER', '张伟, CEO <wei@acme.example>', 'cannot print'],
])('%s that is read otherwise than it stands, or that papers cannot print, is refused', (name, value, why) =>
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`${name} .*${why}`)),
)
