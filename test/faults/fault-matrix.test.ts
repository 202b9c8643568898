// Every call of every adapter to a vendor, failing in every way: what the port answers, against the table beside this file.
import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
  for (const { folder, uses } of outside.adapters) {
    lines.push('', `## ${folder}`)
    for (const [name, use] of Object.entries(uses)) {
      const recording = await record(use)
      lines.push('', `${name} | ${inWords(recording.result)}${recording.calls.length ? '' : ', asks nobody'}`)
      for (const call of recording.calls) {
        lines.push(`  ${call}`)
        const others = new Map<string, string[]>()
        for (const fault of faults) {
          const outcome = inWords(await runWith(use, recording, call, fault, servers))
          if (outcome !== plain.get(fault.name))
            others.set(outcome, [...(others.get(outcome) ?? []), fault.name])
        }
        for (const [outcome, names] of others) {
          const all = names.length === faults.length
          lines.push(`    ${outcome} | ${all ? 'whatever fails' : names.join(', ')}`)
        }
      }
    }
  }
  // A way that is answered otherwise than before: look at the difference, then write it with 'vitest run test/faults -u'.
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('table.txt')
}, 300_000)
