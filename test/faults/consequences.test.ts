// What people, jobs and staff see when somebody outside fails: every function of every port that the product asks, against the table beside this file.
import { readFileSync, readdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refused } from '#core/ground/outcome.ts'
import type { Fault } from '#platform/providers/faults.ts'
import { startPandaDocSimulator, type PandaDocSimulator } from '#simulators/pandadoc/pandadoc.ts'
import { startTagsSimulator, type TagsSimulator } from '#simulators/tags/tags.ts'
import { testApp, type TestApp } from '../app.ts'
import { isProof, sampled } from '../sample.ts'
import { testSeal } from '../signing.ts'
import { clean, coursesOf, type Came, type Course } from './consequences.ts'

let t: TestApp
let signing: PandaDocSimulator
let tags: TagsSimulator
beforeAll(async () => {
  signing = await startPandaDocSimulator({ looks: 1 })
  tags = await startTagsSimulator()
  t = await testApp({
    seal: await testSeal(),
    env: {
      PANDADOC_API_KEY: signing.apiKey,
      PANDADOC_WEBHOOK_KEY: signing.webhookKey,
      PANDADOC_BASE_URL: signing.url,
      PANDADOC_APP_URL: signing.appUrl,
      CLAMD_HOST: '127.0.0.1',
      POSTHOG_BASE_URL: tags.url,
      POSTHOG_KEY: tags.secrets.apiKey,
    },
  })
  Object.assign(t.deps.fileScan!, { scan: clean })
})
afterAll(async () => {
  await t.close()
  await Promise.all([signing.close(), tags.close()])
})

/** Where the ports of a folder stand in the record that handlers are given. */
const members: Readonly<Record<string, readonly string[]>> = {
  address: ['address'],
  'bank-data': ['bankData.finicity', 'bankData.plaid'],
  blobs: ['blobs'],
  'consumer-credit': ['consumerCredit'],
  'e-sign': ['eSign'],
  'file-scan': ['fileScan'],
  // Asked before anything is served: a start that cannot unwrap its keys ends (ADR 088), and no handler has it.
  keys: [],
  // Asked by the adapters that send and read mails, and no handler has it: mail-tokens.test.ts beside this file.
  'mail-tokens': [],
  // Asked by a clock, of no application: features/capabilities/messages/read-mailbox.test.ts.
  mailbox: [],
  'merchant-defaults': ['merchantDefaults'],
  messages: ['email', 'sms'],
  'partner-lender': ['partnerLender'],
  prefill: ['prefill'],
  // Asked once everybody has signed, by the job that makes the copies: journeys/sign/timestamps.test.ts and seal-signer.contract.test.ts.
  'seal-signer': [],
  'sign-on': ['signOn'],
  'statement-analysis': ['statementAnalysis'],
  tags: ['tags'],
  timestamp: [],
}
/** They judge or join what is there already, and ask nobody. */
const judges = /\.(readWebhook|readInbound|readStatus|takes|carryOver)$/

type Holder = Record<string, unknown>
const find = (path: string): Holder =>
  path
    .split('.')
    .filter(Boolean)
    .reduce<Holder>(
      (at, name) => {
        const member = at[name]
        return (Array.isArray(member) ? member[0] : member) as Holder
      },
      t.deps as unknown as Holder,
    )

const functionsOf = (path: string): string[] =>
  Object.entries(find(path)).flatMap(([name, member]) => {
    if (typeof member === 'function') return [`${path}.${name}`]
    return typeof member === 'object' && member !== null && !Array.isArray(member) && name !== 'bureau'
      ? functionsOf(`${path}.${name}`)
      : []
  })

const faults: readonly (readonly [name: string, fault: Fault])[] = [
  ['unavailable', { kind: 'unavailable', vendorCode: 'timeout' }],
  ['rate-limited', { kind: 'rate-limited', vendorCode: '429' }],
  ['rate-limited, in 90 s', { kind: 'rate-limited', vendorCode: '429', retryAfterSeconds: 90 }],
  ['needs-login', { kind: 'needs-login', vendorCode: 'E1' }],
  ['rejected', { kind: 'rejected', vendorCode: 'E1' }],
  ['rejected (ours)', { kind: 'rejected', vendorCode: 'E1', ours: true }],
  ['malformed', { kind: 'malformed', vendorCode: 'not-json' }],
]

/** Runs something while one function answers with a fault. */
const failingWith =
  (asks: string, fault: Fault) =>
  async <T>(act: () => Promise<T>): Promise<T> => {
    const holder = find(asks.split('.').slice(0, -1).join('.'))
    const name = asks.split('.').at(-1)!
    const before = holder[name]
    holder[name] = () => Promise.resolve(refused(fault))
    try {
      return await act()
    } finally {
      holder[name] = before
    }
  }

interface JobSeen {
  readonly state: 'ready' | 'dead'
  readonly run_at: Date
  readonly last_error: string | null
}

/** Seconds that a vendor or a job of ours asks to wait: a quarter more at most is added. */
const told = [90, 300] as const

/** What staff can see of the job, and when it runs again. */
async function jobOf(course: Course, { leadId }: Came): Promise<string> {
  if (!course.job) return 'no job'
  const [job] = await t.db.query<JobSeen>(
    `select state, run_at, last_error from job where lead_id = $1::uuid and kind = $2 and last_error is not null`,
    [leadId, course.job],
  )
  if (!job) return 'done'
  const error = job.last_error ?? ''
  if (job.state === 'dead') return `gave up: ${error}`
  const seconds = (job.run_at.getTime() - t.clock().getTime()) / 1000
  const least = told.find((one) => seconds >= one && seconds <= 1.25 * one)
  // The first back-off is of a few seconds.
  return `tried again ${least ? `in ${least} s` : 'with back-off'}: ${error}`
}

const failures = async ({ leadId }: Came): Promise<string> => {
  const rows = await t.db.query<{ kind: string; detail: Record<string, unknown> }>(
    `select kind, detail from event where lead_id = $1::uuid and
       (kind like '%fail%' or kind like '%attention%' or kind like '%not-%' or detail ? 'fault') order by at, id`,
    [leadId],
  )
  return [...new Set(rows.map(({ kind }) => kind))].join(' ') || '-'
}

test('every function of every port that the product asks has its course', async () => {
  const folders = readdirSync('src/platform/providers', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  expect(Object.keys(members).toSorted()).toEqual(folders.toSorted())
  const asked = Object.values(members)
    .flat()
    .flatMap(functionsOf)
    .filter((name) => !judges.test(name))
  const courses = await coursesOf(t, signing)
  expect([...new Set(courses.map(({ asks }) => asks))].toSorted()).toEqual(asked.toSorted())
})

/** Faults of each course that `npm test` runs; the rest is run by `npm run proof`. */
const FAULTS = 1
const TABLE = new URL('consequences.txt', import.meta.url)

/** Heading of a course -> fault -> what came of it. */
type Consequences = ReadonlyMap<string, ReadonlyMap<string, string>>

function printTable(found: Consequences): string {
  const lines = ['# What becomes of a fault: fault | the person | the job | the log of the application']
  for (const [heading, ways] of found) {
    const names = new Map<string, string[]>()
    for (const [name, way] of ways) names.set(way, [...(names.get(way) ?? []), name])
    lines.push('', `## ${heading}`, ...[...names].map(([way, those]) => `${those.join('; ')} | ${way}`))
  }
  return `${lines.join('\n')}\n`
}

function readTable(text: string): Consequences {
  const parts = text.trim().split('\n\n').slice(1)
  return new Map(
    parts.map((part) => {
      const [heading = '', ...lines] = part.split('\n')
      const ways = lines.flatMap((line) => {
        const at = line.indexOf(' | ')
        return line
          .slice(0, at)
          .split('; ')
          .map((name) => [name, line.slice(at + 3)] as const)
      })
      return [heading.slice('## '.length), new Map(ways)]
    }),
  )
}

test('what people, jobs and staff see of each fault stands in the table', async () => {
  const found = new Map<string, Map<string, string>>()
  for (const course of await coursesOf(t, signing)) {
    const heading = `${course.asks}${course.job ? ` in ${course.job}` : ''}`
    const ways = new Map<string, string>()
    for (const [name, fault] of sampled(faults, FAULTS, heading)) {
      const came = await course.run(failingWith(course.asks, fault))
      ways.set(
        name,
        [came.person ?? 'nobody waits', await jobOf(course, came), await failures(came)].join(' | '),
      )
      // What failed is not run again in the course of another.
      await t.db.query('delete from job')
    }
    found.set(heading, ways)
  }
  if (isProof) {
    // Something is seen otherwise than before: look at the difference, then write it with 'npm run proof -- test/faults -u'.
    await expect(printTable(found)).toMatchFileSnapshot('consequences.txt')
    return
  }
  const written = readTable(readFileSync(TABLE, 'utf8'))
  expect([...found.keys()]).toEqual([...written.keys()])
  for (const [heading, ways] of found)
    for (const [name, way] of ways)
      expect([heading, name, way]).toEqual([heading, name, written.get(heading)!.get(name)])
}, 600_000)
