// Every call of every adapter to a vendor, failing in every way: what the port answers, against the table beside this file.
import { readFileSync, readdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isProof, sampled } from '../sample.ts'
import { startAdapters, withoutHttp } from './adapters.ts'
import { faults, startFaultServers, type FaultServers } from './faults.ts'
import { doorLines, inWords, record, runWith } from './matrix.ts'

let servers: FaultServers
let outside: Awaited<ReturnType<typeof startAdapters>>
beforeAll(async () => {
  ;[servers, outside] = await Promise.all([startFaultServers(), startAdapters()])
})
afterAll(async () => {
  await Promise.all([servers.close(), outside.close()])
})

const providers = 'src/platform/providers'
const folders = readdirSync(providers, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap((port) =>
    readdirSync(`${providers}/${port.name}`, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((vendor) => `${port.name}/${vendor.name}`),
  )

test('every adapter stands in the matrix, with every function of its port', () => {
  const known = [...outside.adapters.map(({ folder }) => folder), ...Object.keys(withoutHttp)]
  expect(known.toSorted()).toEqual(folders.toSorted())
  for (const { folder, functions, uses } of outside.adapters) {
    const used = new Set(Object.keys(uses).map((name) => name.replace(/ \(.*$/, '')))
    expect([...used].toSorted(), folder).toEqual(functions.toSorted())
  }
})

/** Ways to fail of each call that `npm test` tries; the rest is tried by `npm run proof`. */
const WAYS = 4
const TABLE = new URL('table.txt', import.meta.url)

test('no call fails in a way that nobody thought of', async () => {
  const door = await doorLines(servers)
  const lines = [
    '# What the door makes of each way to fail',
    '# fault | outcome | code | counted as an outage | logged for the operator',
    '',
    ...door.map((cells) => cells.join(' | ')),
    '',
    '# What each function of a port answers when one of its calls fails: as the door, but for the ways that are named',
  ]
  const plain = new Map(door.map(([fault, outcome]) => [fault, outcome]))
  const written = readTable(readFileSync(TABLE, 'utf8'))
  const differing: string[] = []
  for (const { folder, uses } of outside.adapters) {
    lines.push('', `## ${folder}`)
    for (const [name, use] of Object.entries(uses)) {
      const recording = await record(use)
      lines.push('', `${name} | ${inWords(recording.result)}${recording.calls.length ? '' : ', asks nobody'}`)
      for (const call of recording.calls) {
        lines.push(`  ${call}`)
        const at = `${folder} ${name} ${call}`
        const others = new Map<string, string[]>()
        for (const fault of sampled(faults, WAYS, at)) {
          const outcome = inWords(await runWith(use, recording, call, fault, servers))
          if (outcome !== plain.get(fault.name))
            others.set(outcome, [...(others.get(outcome) ?? []), fault.name])
          const expected = written.outcomeOf(at, fault.name) ?? plain.get(fault.name)
          if (outcome !== expected)
            differing.push(`${at}: ${fault.name}: ${outcome}, in the table ${expected}`)
        }
        for (const [outcome, names] of others) {
          const all = names.length === faults.length
          lines.push(`    ${outcome} | ${all ? 'whatever fails' : names.join(', ')}`)
        }
      }
    }
  }
  if (isProof) {
    // A way that is answered otherwise than before: look at the difference, then write it with 'npm run proof -- test/faults -u'.
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('table.txt')
    return
  }
  expect(differing).toEqual([])
  expect(lines.filter((line) => !isWay(line))).toEqual(written.lines.filter((line) => !isWay(line)))
}, 300_000)

/** Below a call: a way in which it does not fail as the door does. */
const isWay = (line: string): boolean => line.startsWith('    ')

function readTable(text: string) {
  const lines = text.trimEnd().split('\n')
  const outcomes = new Map<string, string>()
  let folder = ''
  let name = ''
  let call = ''
  for (const line of lines) {
    if (line.startsWith('## ')) folder = line.slice(3)
    else if (isWay(line)) {
      const [outcome = '', names = ''] = line.trim().split(' | ')
      for (const each of names.split(', ')) outcomes.set(`${folder} ${name} ${call}: ${each}`, outcome)
    } else if (line.startsWith('  ')) call = line.trim()
    else name = line.split(' | ')[0]!
  }
  return {
    lines,
    /** What the table says of a call where it fails in this way; undefined: as the door does. */
    outcomeOf: (at: string, fault: string): string | undefined =>
      outcomes.get(`${at}: ${fault}`) ?? outcomes.get(`${at}: whatever fails`),
  }
}
