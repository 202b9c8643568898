// The container files, as far as they can be held without a daemon: what they copy is there, no secret gets in, every setting is one of ours.
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string): string => readFileSync(file, 'utf8')
const settings = [...read('.env.example').matchAll(/^#? ?([A-Z0-9_]+)=/gm)].map(([, name]) => name!)

test('what the image copies is in the project or is built', () => {
  const copied = [...read('Dockerfile').matchAll(/^COPY --from=build \/build\/(\S+) /gm)].map(
    ([, path]) => path!,
  )
  expect(copied).toContain('migrations')
  const made = ['dist', 'node_modules']
  expect(copied.filter((path) => !made.includes(path) && !existsSync(path))).toEqual([])
})

test('no secret and no data gets into the image, nor the owner’s password into what serves', () => {
  const left = read('.dockerignore').split('\n')
  for (const name of ['.env', '.env.*', 'providers.env', 'data', '**/keys.json', '*.pem'])
    expect(left).toContain(name)
  expect(read('Dockerfile')).not.toMatch(/_KEY|PASSWORD|SECRET|TOKEN/)
  const app = /\n {2}app:\n([^]*?)\n {2}\S/.exec(read('compose.yaml'))![1]!
  expect(app).not.toMatch(/OWNER_PASSWORD|path: \.env\b/)
  // Left out, everybody would come from the proxy's address.
  expect(read('compose.yaml')).toMatch(/TRUSTED_PROXIES: \$\{TRUSTED_PROXIES:\?/)
  // Every secret is asked for; none has a value here.
  const given = [...read('compose.yaml').matchAll(/(?:KEYS?|PASSWORD): (\S+)/g)].map(([, value]) => value!)
  expect(given.length).toBeGreaterThan(3)
  for (const value of given) expect(value).toMatch(/^\$\{\w+:\?\}$/)
})

test('every setting that the product is given is one of ours', () => {
  const shared = /x-environment:[^\n]*\n([^]*?)\nservices:/.exec(read('compose.yaml'))![1]!
  const names = [...shared.matchAll(/^ {2}([A-Z_0-9]+):/gm)].map(([, name]) => name!)
  expect(names).toContain('DATABASE_URL')
  expect(names.filter((name) => !settings.includes(name))).toEqual([])
  const inImage = /^ENV (.*)$/m.exec(read('Dockerfile'))![1]!
  expect(
    [...inImage.matchAll(/([A-Z_]+)=/g)].map(([, name]) => name!).filter((name) => !settings.includes(name)),
  ).toEqual([])
})
