// The container files, as far as they can be held without a daemon: what they copy is there, no secret gets in, every setting is one of ours.
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { runtimeFolders } from '../scripts/runtime-packages.mjs'

const read = (file: string): string => readFileSync(file, 'utf8')
const settings = [...read('.env.example').matchAll(/^#? ?([A-Z0-9_]+)=/gm)].map(([, name]) => name!)

test('what the image copies is in the project or is built', () => {
  const copied = [...read('Dockerfile').matchAll(/^COPY --from=build \/build\/(\S+) /gm)].map(
    ([, path]) => path!,
  )
  expect(copied).toContain('migrations')
  const made = ['dist', 'image/node_modules']
  expect(copied.filter((path) => !made.includes(path) && !existsSync(path))).toEqual([])
})

test('no secret and no data gets into the image, nor the owner’s password into what serves', () => {
  const left = read('.dockerignore').split('\n')
  for (const name of ['.env', '.env.*', 'providers.env', 'operator', 'data', '**/keys.json', '*.pem'])
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

test('what providers.env says of mail and files is not overruled, and the folder of the operator is mounted', () => {
  const text = read('compose.yaml')
  const shared = /x-environment:[^\n]*\n([^]*?)\nservices:/.exec(text)![1]!
  expect(shared).not.toMatch(/SMTP|MAIL|BRANDS|SEAL|POLICY/)
  expect(text).toContain('./operator:/operator:ro')
})

test('the proxy has the address that the first lines name, in the pinned network and outside what others are given', () => {
  const text = read('compose.yaml')
  const address = /ipv4_address: (\S+) /.exec(text)![1]!
  expect(text).toContain(`TRUSTED_PROXIES is ${address} with the service`)
  expect([address, 'subnet', 'ip_range']).toEqual([
    '172.30.27.2',
    /(subnet): 172\.30\.27\.0\/24/.exec(text)![1],
    /(ip_range): 172\.30\.27\.128\/25/.exec(text)![1],
  ])
})

test('the image gets what the server loads beside its own files, whole, and no build tool', () => {
  const folders = runtimeFolders('.')
  for (const name of ['@electric-sql/pglite', '@node-rs/argon2', 'pdfkit', 'fontkit', 'brotli'])
    expect(folders).toContain(`node_modules/${name}`)
  expect(folders.filter((folder) => /\/(vite|esbuild|react|typescript|rolldown)\b/.test(folder))).toEqual([])
  // As machine code it comes by a package for each system.
  expect(folders.some((folder) => folder.startsWith('node_modules/@node-rs/argon2-'))).toBe(true)
  expect(() => runtimeFolders('docs')).toThrow('is not installed')
})
