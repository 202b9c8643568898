// The statement-analysis port's contract, run on Ocrolus against its simulator: books, files, figures, signs of tampering, faults, webhooks.
import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isDoubtful, monthsOfStatements, type StatementFigures } from '#core/domain/statement-figures.ts'
import { filesThat, startOcrolusSimulator, type OcrolusSimulator } from '#simulators/ocrolus/ocrolus.ts'
import { ocrolusAnalysis, type OcrolusOptions } from './ocrolus/ocrolus.ts'
import { figuresOf } from './ocrolus/translate.ts'
import { summaryAnswer } from './ocrolus/wire.ts'

let simulator: OcrolusSimulator
beforeAll(async () => void (simulator = await startOcrolusSimulator()))
afterAll(() => simulator.close())

const port = (given: Partial<OcrolusOptions> = {}) =>
  ocrolusAnalysis({ baseUrl: simulator.url, authUrl: simulator.url, ...simulator, ...given })
const pdf = (id: string, holds = '') => ({
  id,
  mime: 'application/pdf',
  bytes: new TextEncoder().encode(`%PDF-1.7\n% ${id} ${holds}\n%%EOF`),
})
let count = 0
async function bookOf(files: readonly ReturnType<typeof pdf>[]): Promise<string> {
  const opened = await port().open(`book ${String(++count)}`)
  if (!opened.ok) throw new Error(opened.refusal.kind)
  for (const file of files)
    expect(await port().add(opened.value.book, file)).toEqual({ ok: true, value: 'added' })
  return opened.value.book
}
async function finished(book: string): Promise<StatementFigures> {
  for (let looks = 0; looks < 5; looks++) {
    const answer = await port().look(book)
    if (!answer.ok) throw new Error(answer.refusal.kind)
    if (answer.value !== 'pending') return answer.value
  }
  throw new Error('still pending')
}

describe('a book of statements', () => {
  it('is pending first, then figures by account and month', async () => {
    const book = await bookOf(['a', 'b', 'c', 'd'].map((id) => pdf(id)))
    expect(await port().look(book)).toEqual({ ok: true, value: 'pending' })
    const figures = await finished(book)
    expect(figures).toMatchObject({ authenticity: 96, signals: [], unread: [] })
    expect(figures.accounts).toMatchObject([{ number: '488083738759', type: 'CHECKING' }])
    const months = monthsOfStatements(figures)
    expect(months).toHaveLength(4)
    for (const month of months) {
      expect(month.gross).toBeGreaterThan(1_000_000)
      expect(month.trueRevenue).toBeLessThanOrEqual(month.gross)
      expect(month.nsf).toBe(0)
    }
  })

  it('takes the same file twice as one', async () => {
    const book = await bookOf([pdf('same')])
    expect(await port().add(book, pdf('same'))).toEqual({ ok: true, value: 'added' })
    expect(simulator.books.find(({ uuid }) => uuid === book)!.docs).toHaveLength(1)
  })

  it('tells what was tampered with, what was refused, and what is no file that can be read', async () => {
    const figures = await finished(
      await bookOf([pdf('clean'), pdf('forged', filesThat.tampered), pdf('bad', filesThat.refused)]),
    )
    expect(isDoubtful(figures)).toBe(true)
    expect(figures).toMatchObject({ authenticity: 22, signals: [{ code: '110-H' }], unread: ['bad'] })
    const book = await bookOf([])
    const photo = { id: 'photo', mime: 'image/png', bytes: new TextEncoder().encode('no pdf') }
    expect(await port().add(book, photo)).toEqual({ ok: true, value: 'unreadable' })
  })

  it('whose name is taken is refused: another name is another book', async () => {
    await port().open('twice')
    expect(await port().open('twice')).toMatchObject({ ok: false, refusal: { vendorCode: '1402' } })
  })
})

describe('faults', () => {
  it.each([
    [1404, 'unavailable', undefined],
    [1005, 'unavailable', undefined],
    [2300, 'unavailable', undefined],
    [2100, 'rejected', true],
    [1401, 'rejected', undefined],
  ] as const)('an answer of HTTP 200 with %i inside is %s', async (code, kind, ours) => {
    const book = await bookOf([pdf(`fault ${String(code)}`)])
    simulator.failNext(code)
    const answer = await port().look(book)
    expect(answer).toMatchObject({ ok: false, refusal: { kind, vendorCode: String(code) } })
    if (!answer.ok) expect(answer.refusal.ours).toBe(ours)
  })

  it('wrong keys, and an audience that the account does not take, are ours to mend', async () => {
    const ours = { ok: false, refusal: { kind: 'rejected', ours: true } }
    expect(await port({ clientSecret: 'wrong' }).open('x')).toMatchObject(ours)
    expect(await port({ audience: 'https://api.ocrolus.com/' }).open('x')).toMatchObject(ours)
    expect(await port({ baseUrl: 'http://127.0.0.1:9' }).open('x')).toMatchObject({
      ok: false,
      refusal: { kind: 'unavailable' },
    })
  })

  it('a token that ended before its time is renewed', async () => {
    const one = port()
    await one.open('before')
    simulator.endTokens()
    expect(await one.open('after')).toMatchObject({ ok: true })
  })
})

describe('webhooks', () => {
  const read = (body: string, headers: Record<string, string>, given = {}) =>
    port(given).readWebhook(new TextEncoder().encode(body), headers)
  it('are believed by their signature over the raw body, and only while they are new', () => {
    const { body, headers } = simulator.webhookAbout('book-1')
    expect(read(body, headers)).toEqual(['book-1'])
    expect(read(`${body} `, headers)).toBeNull()
    expect(read(body, { ...headers, 'webhook-signature': '' })).toBeNull()
    expect(read(body, { ...headers, 'webhook-request-id': 'other' })).toBeNull()
    expect(read(body, headers, { webhookSecret: undefined })).toBeNull()
    expect(read(body, headers, { now: () => new Date(Date.now() + 3_600_000) })).toBeNull()
  })
})

const sample = new URL('../../../../../shared/samples/ocrolus_v1_book_summary.json', import.meta.url)
describe.skipIf(!existsSync(sample))(
  "the vendor's published summary (skipped where it is not at hand)",
  () => {
    it('is read to the cent', () => {
      const { response } = JSON.parse(readFileSync(sample, 'utf8')) as { response: unknown }
      const figures = figuresOf(summaryAnswer.parse(response), null, [])
      expect(figures.accounts.length).toBe(2)
      const october = figures.accounts
        .flatMap(({ months }) => months)
        .find(({ month, negativeDays }) => month === '2020-10' && negativeDays !== null)
      expect(october).toMatchObject({ deposits: 1_465_932, withdrawals: 1_515_488, negativeDays: 1, nsf: 0 })
    })
  },
)
