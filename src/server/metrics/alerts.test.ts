// The alert rules name figures that exist: a figure that was renamed would never wake anybody.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createCounts } from '#platform/counts.ts'
import type { Database } from '#platform/db/db.ts'
import { createMetrics } from './metrics.ts'

test('every figure of ops/alerts.yaml is one that /metrics tells', async () => {
  const db = { query: async () => [], pool: () => ({ total: 2, idle: 1, waiting: 0 }) } as Partial<Database>
  const metrics = createMetrics({
    db: db as Database,
    doors: { states: () => [] },
    counts: createCounts(),
    clock: () => new Date(),
  })
  metrics.request({ method: 'GET', route: '/api/health', status: 200, seconds: 0.1 })
  const told = await metrics.text()
  const rules = readFileSync('ops/alerts.yaml', 'utf8')
  const named = new Set(rules.match(/\b(?:underway|nodejs|process)_[a-z0-9_]+/g))
  expect(named.size).toBeGreaterThan(8)
  const isTold = (name: string) =>
    told.includes(`# TYPE ${name.replace(/_(?:bucket|total)$/, '')} `) || told.includes(`# TYPE ${name} `)
  expect([...named].filter((name) => !isTold(name))).toEqual([])
})
