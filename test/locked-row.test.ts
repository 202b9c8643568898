// An application that another transaction holds keeps nobody else waiting: the others' saves are answered, its own is told to come back.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bodyOf } from '../bench/application.ts'
import { testApp, type TestApp } from './app.ts'
import type { Visitor } from './visitor.ts'

/** The embedded engine has one connection: nobody can hold a row there while somebody else saves. */
describe.skipIf(!process.env.TEST_DATABASE_URL)('a row that is held', () => {
  let t: TestApp
  beforeAll(async () => {
    t = await testApp()
  })
  afterAll(() => t.close())

  const save = (who: Visitor, person: number, page: number, leadid?: string, key?: string) =>
    who.post('/api/apply/lead', JSON.parse(bodyOf(person, page, leadid)) as object, {
      headers: key ? { 'idempotency-key': key } : {},
    })
  async function begin(person: number) {
    const who = t.visitor()
    const first = await save(who, person, 0)
    expect(first.status).toBe(200)
    const leadid = String(first.body.leadid)
    return { who, person, leadid, id: t.deps.keys.readLeadCode(leadid)!.id }
  }

  /** Holds what `sql` locks until `work` ends. */
  async function whileHeld(sql: string, id: string, work: () => Promise<void>) {
    await t.db.transaction(async (tx) => {
      expect((await tx.query(sql, [id])).length).toBeGreaterThan(0)
      await work()
    })
  }

  test.each([
    ['the application', 0, 'select 1 from lead where id = $1::uuid for update'],
    ['a job of it', 10, 'select 1 from job where lead_id = $1::uuid for update'],
  ])(
    '%s: others are answered, its own save is told to come back, and is taken afterwards',
    async (what, from, sql) => {
      const [held, ...others] = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => begin(from + n)))
      const key = `a key of its own: ${what}`
      await Promise.all([held!, ...others].map((one) => save(one.who, one.person, 1, one.leadid)))
      const order: string[] = []
      await whileHeld(sql, held!.id, async () => {
        const own = save(held!.who, held!.person, 1, held!.leadid, key).then((seen) => {
          order.push('held')
          return seen
        })
        const answers = await Promise.all(
          others.map(async (one) => {
            const seen = await save(one.who, one.person, 2, one.leadid)
            order.push('other')
            return seen.status
          }),
        )
        expect(answers).toEqual(others.map(() => 200))
        const told = await own
        expect([told.status, told.body.type]).toEqual([503, 'urn:underway:problem:busy-now'])
        expect(Number(told.headers['retry-after'])).toBeGreaterThan(0)
        expect(order).toEqual([...others.map(() => 'other'), 'held'])
        expect((await t.get('/api/ready')).status).toBe(200)
      })
      const again = await save(held!.who, held!.person, 1, held!.leadid, key)
      expect([again.status, again.body.revision]).toEqual([200, 3])
    },
  )

  test('what is held for a moment only is waited for', async () => {
    const one = await begin(21)
    let own: ReturnType<typeof save> | undefined
    await whileHeld('select 1 from lead where id = $1::uuid for update', one.id, async () => {
      own = save(one.who, one.person, 1, one.leadid)
      // Until the save has met the row: another one, begun after it, is answered.
      await begin(22)
    })
    expect((await own!).status).toBe(200)
  })
})
