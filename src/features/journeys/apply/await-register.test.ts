// Waiting for the register of defaulted merchants before page 5: what it found shows only in the page that comes next.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readLead } from '#platform/store/leads.ts'
import { apply, eventKinds } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { staffMember } from '../../../../test/staff.ts'
import { awaitRegister } from '#features/capabilities/wizard/await-register.server.ts'
import { wizards } from '../journeys.server.ts'
import { checkMerchantDefaults } from '#features/capabilities/wizard/merchant-defaults.server.ts'
import minimal from './minimal.json' with { type: 'json' }

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

/** Answers every question, and runs no job. */
async function answered(business: object = {}) {
  const who = t.visitor()
  let sfleadid = ''
  for (let page = 0; page <= 4; page++) {
    const model = { ...minimal, business: { ...minimal.business, ...business }, sfleadid }
    const answer = await who.post('/api/apply/lead', { model, page })
    expect(answer.status).toBe(200)
    sfleadid = String(answer.body.leadid)
  }
  return { who, leadid: sfleadid, id: t.deps.keys.readLeadCode(sfleadid)!.id }
}

const ready = (who: { post: TestApp['post'] }, sf_leadid: string, wait = 0) =>
  who.post('/api/apply/ready', { sf_leadid, wait })

/** The application as the door hands it over. */
const named = async (code: string) => {
  const lead = await readLead(t.db, t.deps.keys.readLeadCode(code)!.id)
  return { lead: lead!, own: false, link: null }
}

test('clear: settled, and on to page 5; nothing else is told', async () => {
  const { who, leadid } = await answered()
  expect((await ready(who, leadid)).body).toEqual({ settled: false, page: 5 })
  await t.worker.drain()
  expect((await ready(who, leadid, 10)).body).toEqual({ settled: true, page: 5 })
})

test('a hit while it is waited for: page 10 as for any other who does not qualify, with the notice that is due', async () => {
  const { who, leadid, id } = await answered({ tid: '98-7654321', email: 'hit@harborstreet.example' })
  expect((await readLead(t.db, id))!.stage).toBe('bank-needed')
  let waits = 0
  const answer = await awaitRegister(
    t.deps,
    wizards,
    await named(leadid),
    { sf_leadid: leadid },
    async () => {
      waits += 1
      if (waits === 2) await t.worker.drain()
    },
  )
  expect(answer).toEqual({ ok: true, value: { settled: true, page: 10 } })
  expect(waits).toBe(2)
  expect(await readLead(t.db, id)).toMatchObject({ stage: 'not-qualified', merchantDefaults: 'hit' })
  const again = await who.post('/api/apply/load-progress', { leadid })
  expect(again.body).toMatchObject({ page: 10, appdata: { mql_type: 'DNQ' } })
  expect(JSON.stringify(again.body)).not.toMatch(/default|register|datamerch/i)
  await t.worker.drain()
  const told = t.inbox('hit@harborstreet.example').map(({ text }) => text)
  expect(told).toContainEqual(expect.stringContaining('The principal reasons for our decision are'))
  expect(told.join()).not.toMatch(/register|DataMerch/i)
})

test('questions completed while the register was being asked: the hit still counts', async () => {
  const { leadid, id } = await answered({ tid: '98-7654321' })
  await t.db.query(`update lead set stage = 'draft', mql_type = null where id = $1::uuid`, [id])
  const find = async () => {
    await t.db.query(`update lead set stage = 'bank-needed', mql_type = 'WC' where id = $1::uuid`, [id])
    return t.deps.merchantDefaults!.find({ ein: '987654321', legalName: 'x' })
  }
  await checkMerchantDefaults({ ...t.deps, merchantDefaults: { find } })({
    id: 'j',
    kind: 'check-merchant-defaults',
    leadId: id,
    payload: {},
    attempt: 1,
    since: t.clock(),
  })
  expect((await readLead(t.db, id))!.stage).toBe('not-qualified')
  expect((await awaitRegister(t.deps, wizards, await named(leadid), { sf_leadid: leadid, wait: 0 })).ok).toBe(
    true,
  )
})

test('what is found of a business that was corrected meanwhile turns nobody away', async () => {
  const { id } = await answered({ tid: '98-7654321' })
  const find = async () => {
    await t.db.query(
      `update lead set answers = answers || '{"businessName": "Harbor Street Two LLC"}' where id = $1::uuid`,
      [id],
    )
    return t.deps.merchantDefaults!.find({ ein: '987654321', legalName: 'x' })
  }
  await checkMerchantDefaults({ ...t.deps, merchantDefaults: { find } })({
    id: 'j',
    kind: 'check-merchant-defaults',
    leadId: id,
    payload: {},
    attempt: 1,
    since: t.clock(),
  })
  expect(await readLead(t.db, id)).toMatchObject({ stage: 'bank-needed', merchantDefaults: 'unknown' })
})

test('silent for 10 seconds: the person goes on, and staff see that it has not answered', async () => {
  const { leadid, id, who } = await answered({ tid: '98-0000500' })
  let waited = 0
  const answer = await awaitRegister(
    t.deps,
    wizards,
    await named(leadid),
    { sf_leadid: leadid },
    async (ms) => {
      waited += ms
      await t.worker.drain()
    },
  )
  expect(answer).toEqual({ ok: true, value: { settled: false, page: 5 } })
  expect(waited).toBe(10_000)
  const { who: admin } = await staffMember(t, 'admin')
  const shown = await admin.get(`/api/staff/applications/${id}`)
  expect(shown.body).toMatchObject({ merchantDefaults: 'unknown', stage: 'bank-needed' })
  expect((await who.post('/api/apply/get-finicity-link', { sf_leadid: leadid })).status).toBe(200)
})

test('a register that refuses the question is not waited for', async () => {
  const { who, leadid } = await answered({ tid: '98-0000403' })
  await t.worker.drain()
  expect((await ready(who, leadid, 10)).body).toEqual({ settled: true, page: 5 })
})

test('without a register there is nothing to wait for, and staff see that none is set up', async () => {
  const plain = await testApp({ env: { DATAMERCH_TOKEN: '' } })
  try {
    const { who, leadid, id } = await apply(plain)
    expect((await ready(who, leadid, 10)).body).toEqual({ settled: true, page: 5 })
    const { who: admin } = await staffMember(plain, 'admin')
    expect((await admin.get(`/api/staff/applications/${id}`)).body).toMatchObject({ merchantDefaults: 'off' })
  } finally {
    await plain.close()
  }
})

test('a made-up lead id and a wait beyond the limit are refused; the call leaves no trace', async () => {
  const { who, leadid, id } = await answered()
  expect((await ready(who, 'made-up')).status).toBe(404)
  expect((await ready(who, leadid, 11)).status).toBe(400)
  const before = await eventKinds(t, id)
  await ready(who, leadid)
  expect(await eventKinds(t, id)).toEqual(before)
})
