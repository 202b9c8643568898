// The time of a seal: proven by an authority, waited for while that is away, and never claimed where it was not proven.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startTimestampSimulator, type TimestampSimulator } from '#simulators/timestamp/timestamp.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { hasTool } from '../../../../test/pdf-tools.ts'
import { partsOf } from '../../../../test/seal-parts.ts'
import { signingOf, testSeal } from '../../../../test/signing.ts'

const HOUR_MS = 3_600_000
const isThere = hasTool('openssl')

describe.skipIf(!isThere)('with a timestamp authority', () => {
  let authority: TimestampSimulator
  let t: TestApp
  let s: ReturnType<typeof signingOf>
  const logged: string[] = []
  beforeAll(async () => {
    authority = await startTimestampSimulator()
    const env = { TIMESTAMP_URL: authority.url, LOG_LEVEL: 'warn' }
    t = await testApp({ seal: await testSeal(), env, onLog: (line) => logged.push(line) })
    s = signingOf(t)
  })
  afterEach(() => authority.be('well'))
  afterAll(async () => {
    await t.close()
    await authority.close()
  })

  async function signed(): Promise<string> {
    const link = await s.linkTo((await s.chosen()).id)
    await s.consent(link)
    expect((await s.sign(link)).status).toBe(200)
    await t.worker.drain()
    return link
  }
  const copyOf = async (link: string) =>
    (await (await s.browserOf(link)).get(`/api/sign/files/${link}/copy.pdf`)).bytes
  const standing = async (link: string) => (await s.open(link)).standing
  /** As readers show it. */
  const reasonOf = (file: Buffer) =>
    Buffer.from(/\/Reason <feff([0-9a-f]+)>/.exec(file.toString('latin1'))![1]!, 'hex')
      .swap16()
      .toString('utf16le')

  test('each copy holds its token, and nothing is said of our own clock', async () => {
    const link = await signed()
    expect(await standing(link)).toBe('finished')
    const copy = await copyOf(link)
    expect(partsOf(copy).token).not.toBeNull()
    expect(reasonOf(copy)).toBe('Signed by all, and closed against changes')
    expect(logged.join()).not.toContain('without a timestamp')
  })

  test.each(['unavailable', 'refuses', 'nonsense', 'not-for-timestamps'] as const)(
    'while it is %s copies wait an hour for it; it comes back, and they hold its token',
    async (mood) => {
      authority.be(mood)
      const link = await signed()
      expect(await standing(link)).not.toBe('finished')
      authority.be('well')
      t.clock.advance(HOUR_MS / 2)
      await t.worker.drain()
      expect(await standing(link)).toBe('finished')
      expect(partsOf(await copyOf(link)).token).not.toBeNull()
    },
  )

  test('after an hour they are sealed without, and say whose clock it was', async () => {
    logged.length = 0
    authority.be('refuses')
    const link = await signed()
    t.clock.advance(HOUR_MS)
    await t.worker.drain()
    expect(await standing(link)).toBe('finished')
    const copy = await copyOf(link)
    expect(partsOf(copy).token).toBeNull()
    expect(reasonOf(copy)).toContain('the time is by our own clock, since no timestamp authority answered')
    expect(logged.join()).toContain('sealed without a timestamp')
  })
})
