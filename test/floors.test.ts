// The house's fences: which floor may import from which, read from the imports of every file.
import { existsSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { resolved, sourceFiles } from './source-files.ts'

interface Import {
  readonly from: string
  /** A file of the project ('src/core/ground/money.ts') or a package or built-in as written ('node:fs', 'react'). */
  readonly to: string
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const files = sourceFiles(['src', 'simulators'], /\.tsx?$/)
const modules = files.filter((file) => !isTest(file))
const known = new Set(files)

const importsOf = (from: string): Import[] =>
  ts
    .preProcessFile(readFileSync(from, 'utf8'), true, true)
    .importedFiles.map(({ fileName }) => ({ from, to: resolved(from, fileName) }))

const imports = modules.flatMap(importsOf)
const show = ({ from, to }: Import) => `${from} -> ${to}`
/** The imports that a fence forbids: from files that match the first test, of what matches the second. */
const crossing = (from: RegExp, to: (target: string, source: string) => boolean) =>
  imports.filter((i) => from.test(i.from) && to(i.to, i.from)).map(show)

const isServer = (file: string) => file.endsWith('.server.ts')
const inside =
  (...folders: string[]) =>
  (file: string) =>
    folders.some((folder) => file.startsWith(folder))
const isNode = inside('node:')
const nodeSide = (file: string) =>
  isServer(file) || isNode(file) || inside('src/platform/', 'src/server/')(file)

test('the picture is complete: every file was read and every import found', () => {
  expect(modules.length).toBeGreaterThan(500)
  expect(imports.length).toBeGreaterThan(2000)
  const lost = imports.filter(({ to }) => /^(src|simulators)\//.test(to) && !known.has(to) && !existsSync(to))
  expect(lost.map(show)).toEqual([])
})

describe('core', () => {
  const floors = {
    ground: 0,
    codes: 1,
    words: 2,
    fields: 3,
    domain: 3,
    paper: 3,
    contract: 4,
    flow: 5,
  } as const
  const floorOf = (file: string) => {
    const room = file.split('/')[2] as keyof typeof floors
    return { room, floor: floors[room] }
  }

  test('knows nothing outside: no platform, screens or features, no Node, no package but the schema language', () => {
    expect(
      crossing(/^src\/core\//, (to) => !inside('src/core/', 'policies/')(to) && to !== 'zod/mini'),
    ).toEqual([])
  })

  test('is built upwards: ground, codes < words < fields, domain, paper < contract < flow', () => {
    expect(modules.filter((f) => f.startsWith('src/core/') && floorOf(f).floor === undefined)).toEqual([])
    expect(
      crossing(/^src\/core\//, (to, from) => {
        if (!to.startsWith('src/core/')) return false
        const [above, below] = [floorOf(from), floorOf(to)]
        return above.room !== below.room && below.floor >= above.floor
      }),
    ).toEqual([])
  })
})

describe('the two towers', () => {
  test('platform stands on core alone', () => {
    expect(
      crossing(/^src\/platform\//, inside('src/ui/', 'src/web/', 'src/features/', 'src/server/')),
    ).toEqual([])
  })

  test('ui stands on core alone and never meets the server', () => {
    expect(
      crossing(/^src\/ui\//, (to) => nodeSide(to) || inside('src/features/', 'src/web/', 'simulators/')(to)),
    ).toEqual([])
  })

  test('the browser shell takes no server file; only the page writer, which runs at build time, is on Node', () => {
    expect(
      crossing(
        /^src\/web\//,
        (to, from) =>
          nodeSide(to) &&
          // It writes a page per brand, so it reads them as the server does.
          !(from.startsWith('src/web/prerender') && (isNode(to) || to === 'src/platform/brands.ts')),
      ),
    ).toEqual([])
  })

  test('the server shell takes no screen', () => {
    expect(
      crossing(/^src\/server\//, (to) => inside('src/ui/', 'src/web/')(to) || to.endsWith('.tsx')),
    ).toEqual([])
  })
})

describe('features', () => {
  test('browser files never import a server file, the platform or Node', () => {
    expect(crossing(/^src\/features\/.*(?<!\.server)\.tsx?$/, nodeSide)).toEqual([])
  })

  test('server files take no screens, and nobody imports the shells', () => {
    expect(
      crossing(/^src\/features\/.*\.server\.ts$/, (to) => inside('src/ui/')(to) || to.endsWith('.tsx')),
    ).toEqual([])
    expect(crossing(/^src\/features\//, inside('src/server/', 'src/web/'))).toEqual([])
  })

  test('capabilities use no feature: no journey, no staff room, no paper, no portal', () => {
    expect(
      crossing(
        /^src\/features\/capabilities\//,
        (to) => to.startsWith('src/features/') && !to.startsWith('src/features/capabilities/'),
      ),
    ).toEqual([])
  })

  test('papers use the staff room, and the staff room knows no paper', () => {
    expect(crossing(/^src\/features\/staff\//, inside('src/features/papers/'))).toEqual([])
  })

  test('no journey uses another journey, and staff, papers and portal use none', () => {
    const journeyOf = (file: string) => /^src\/features\/journeys\/([^/]+)\//.exec(file)?.[1]
    expect(
      crossing(
        /^src\/features\/(journeys\/[^/]+|staff|papers|portal)\//,
        (to, from) => journeyOf(to) !== undefined && journeyOf(to) !== journeyOf(from),
      ),
    ).toEqual([])
  })
})

describe('vendors', () => {
  const vendorOf = (file: string) => /^src\/platform\/providers\/[^/]+\/[^/]+\//.exec(file)?.[0]

  test('simulators are started by the demo and by tests, never by the product', () => {
    expect(crossing(/^src\/(?!server\/demo\/)/, inside('simulators/'))).toEqual([])
  })

  test('few files pick the vendors: for the server, for its seal, for its threads', () => {
    expect(
      crossing(
        /^src\/(?!server\/(compose\.ts|providers\.ts|seal\.ts|thread\.ts|demo\/))/,
        (to, from) => vendorOf(to) !== undefined && vendorOf(to) !== vendorOf(from),
      ),
    ).toEqual([])
  })
})

test('no import goes in a circle', () => {
  const next = new Map<string, string[]>()
  for (const { from, to } of imports) if (known.has(to)) next.set(from, [...(next.get(from) ?? []), to])
  const circles: string[] = []
  const state = new Map<string, 'open' | 'closed'>()
  const walk = (file: string, path: readonly string[]) => {
    if (state.get(file) === 'closed') return
    if (state.get(file) === 'open') {
      circles.push([...path.slice(path.indexOf(file)), file].join(' -> '))
      return
    }
    state.set(file, 'open')
    for (const to of next.get(file) ?? []) walk(to, [...path, file])
    state.set(file, 'closed')
  }
  for (const file of modules) walk(file, [])
  expect(circles).toEqual([])
})
