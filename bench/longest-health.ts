// The slowest answer of the health check while something runs: how long the thread that serves was held.

/** Milliseconds of the slowest of the health checks that are asked one after the other while `work` runs. */
export async function longestHealth(url: string, work: () => Promise<unknown>): Promise<number> {
  let over = false
  let longest = 0
  const asking = (async () => {
    while (!over) {
      const begun = performance.now()
      await (await fetch(`${url}/api/health`)).text()
      longest = Math.max(longest, performance.now() - begun)
    }
  })()
  await work().finally(() => (over = true))
  await asking
  return longest
}
