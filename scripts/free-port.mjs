// A port for a server that tests start.
import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the ports that systems give to outgoing calls: one of those is taken again before the server, which starts for seconds, listens. */
export async function freePort() {
  for (;;) {
    const port = 10_000 + randomInt(20_000)
    if (await isFree(port)) return port
  }
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
const isFree = (port) =>
  new Promise((answer) => {
    const probe = createServer()
      .once('error', () => answer(false))
      .listen(port, '127.0.0.1', () => probe.close(() => answer(true)))
  })
