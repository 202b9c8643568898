// A start on a port that is taken says which one it is and what chooses another.
import { createServer, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Metrics } from './metrics/metrics.ts'
import { listenForMetrics } from './metrics/serve-metrics.ts'
import { portTaken } from './port-taken.ts'

const other = createServer()
let port = 0
beforeAll(async () => {
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
  port = (other.address() as AddressInfo).port
})
afterAll(() => void other.close())

test('a taken port is named with its setting', async () => {
  const listening = listenForMetrics({} as Metrics, port).catch(portTaken('METRICS_PORT', port))
  await expect(listening).rejects.toThrow(
    `Something else listens on port ${port}. Choose another one with METRICS_PORT.`,
  )
})

test('what else goes wrong is thrown as it is', () =>
  expect(() => portTaken('PORT', port)(new Error('no such address'))).toThrow('no such address'))
