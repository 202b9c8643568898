// The operator's commands as they are called: help, wrong words, files that are not there, what migrate and admin say.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { helps } from './command-help.ts'
import { loginAddress } from './command-world.ts'
import { runCommand } from './commands.ts'
import { bringUpToDate } from './migrate-command.ts'
import { openDatabase } from './database.ts'

const folder = mkdtempSync(join(tmpdir(), 'commands-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const inPackage = Object.entries(scripts).flatMap(([name, run]) =>
  run.startsWith('node scripts/command.mjs') ? [name] : [],
)

async function called(...words: string[]) {
  const said: string[] = []
  const complained: string[] = []
  const ended = await runCommand(words, {
    say: (text) => void said.push(text),
    complain: (text) => void complained.push(text),
  })
  return { ended, said: said.join('\n'), complained: complained.join('\n') }
}

test('each stands in package.json and in the help, under its own name', () => {
  expect(Object.keys(helps).sort()).toEqual([...inPackage].sort())
  for (const name of inPackage) expect(scripts[name]).toBe(`node scripts/command.mjs ${name}`)
})

test.each(inPackage)('%s --help says what it is for and how it is called, and does nothing', async (name) => {
  for (const words of [['--help'], ['-h'], ['anything', '--help']]) {
    const { ended, said, complained } = await called(name, ...words)
    expect([ended, complained]).toEqual([0, ''])
    expect(said).toContain(`Usage: npm run ${name}`)
  }
})

test('without a name, with --help and with a name that there is not, all are listed', async () => {
  const { said } = await called('--help')
  for (const name of inPackage) expect(said).toContain(name)
  expect((await called()).ended).toBe(2)
  const wrong = await called('migrat')
  expect(wrong).toMatchObject({ ended: 2, said: '' })
  expect(wrong.complained).toMatch(/^There is no command 'migrat'\./)
  expect((await called('constructor')).ended).toBe(2)
})

test.each([
  ['migrate', '--dry-run'],
  ['doctor', '--male'],
  ['texts', 'all'],
  ['backup'],
  ['backup', 'a', 'b'],
  ['backup', '--new'],
  ['restore'],
  ['admin', 'no-address', 'Ada'],
  ['admin', 'ada@funder.example'],
  ['rotate-keys', '--all'],
  ['audit:verify', 'a', 'b'],
  ['export-application', 'x', 'y'],
  ['import-businesses'],
  ['import-outcomes', 'a', 'b'],
  ['export-labels'],
  ['compare'],
])('%s %s is called wrongly: nothing is done, and the right way is said', async (name, ...words) => {
  const { ended, complained } = await called(name, ...words.flatMap((word) => word ?? []))
  expect(ended).toBe(2)
  expect(complained).toMatch(new RegExp(`^Usage: npm run ${name}`))
})

test.each([
  ['find-person'],
  ['retention'],
  ['erase-application'],
  ['audit:verify'],
  ['rotate-keys'],
  ['migrate'],
  ['export-labels', join(folder, 'labels.jsonl')],
  ['admin', 'end-sessions'],
  ['admin', 'set-up'],
])('%s %s without settings makes no database and no keys, and says what to set', async (...words) => {
  const dataDir = join(folder, 'nowhere')
  vi.stubEnv('DATA_DIR', dataDir)
  vi.stubEnv('DATABASE_URL', '')
  vi.stubEnv('MIGRATE_DATABASE_URL', '')
  const { ended, complained } = await called(...words.flatMap((word) => word ?? []))
  vi.unstubAllEnvs()
  expect([ended, existsSync(dataDir)]).toEqual([1, false])
  expect(complained).toContain('No database is named, and there is none in')
})

test('a file that is not there is named in words', async () => {
  const file = join(folder, 'none.csv')
  expect(await called('import-businesses', file)).toEqual({
    ended: 1,
    said: '',
    complained: `There is no ${file}.`,
  })
})

test('migrate says what it applied, in which database and release; the second time that there was nothing to do', async () => {
  const migrations = join(folder, 'migrations')
  mkdirSync(join(migrations, 'repeatable'), { recursive: true })
  const write = (name: string, sql: string) => writeFileSync(join(migrations, `${name}.sql`), sql)
  write('001-start', 'create table a (id int)')
  const config = readConfig({ DATA_DIR: join(folder, 'data') })
  await (await openDatabase(config, migrations)).close()
  write('002-more', 'create table b (id int)')
  write('repeatable/look', 'create or replace view c as select 1 as one')
  const said: string[] = []
  await bringUpToDate(config, migrations, (line) => void said.push(line))
  expect(said).toEqual([
    'applied  002-more',
    'applied  repeatable/look',
    expect.stringMatching(
      /^2 migrations were applied in \d+\.\d seconds\. The database in .*data.database is up to date with release \d+\.\d+\.\d+\.$/,
    ),
  ])
  said.length = 0
  await bringUpToDate(config, migrations, (line) => void said.push(line))
  expect(said).toEqual([
    expect.stringMatching(/^There was nothing to do \(\d+\.\d seconds\)\. The database in /),
  ])
})

test('whoever is told to log in is told the whole address', () => {
  expect(loginAddress(readConfig({ PUBLIC_URL: 'https://apply.funder.example/' }))).toBe(
    'https://apply.funder.example/business/staff/login',
  )
  expect(loginAddress(readConfig({ PORT: '3001' }))).toBe('http://localhost:3001/business/staff/login')
})
