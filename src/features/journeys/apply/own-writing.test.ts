// A name that no paper can print, at every door by which names come in: refused in words, kept in the owner's own writing, found by staff.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { en } from '#core/words/fields/en.ts'
import { es } from '#core/words/fields/es.ts'
import { apply } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { staffMember, type Member } from '../../../../test/staff.ts'
import type { Visitor } from '../../../../test/visitor.ts'

type Model = Record<string, Record<string, unknown>>
const minimal = JSON.parse(readFileSync(new URL('./minimal.json', import.meta.url), 'utf8')) as Model

let t: TestApp
let member: Member
beforeAll(async () => {
  t = await testApp()
  member = await staffMember(t, 'underwriter')
})
afterAll(() => t.close())

const save = (who: Visitor, model: object, page: number, lang = 'en') =>
  who.post('/api/apply/lead', { model, page }, { headers: { 'accept-language': lang } })
const withNames = (pg: object, business: object = {}): Model => ({
  ...minimal,
  business: { ...minimal.business, ...business },
  pg: { ...minimal.pg, ...pg },
})

test('the wizard asks for the name of the ID in the language of the person, and keeps what was typed beside it', async () => {
  const who = t.visitor()
  const refused = await save(who, withNames({ fn: '伟', ln: '张' }), 0)
  expect(refused.status).toBe(422)
  expect(refused.body.errors).toEqual([
    { field: 'pg.fn', message: en.latin },
    { field: 'pg.ln', message: en.latin },
  ])
  const spanish = await save(who, withNames({ fn: '伟' }), 0, 'es')
  expect(spanish.body.errors).toEqual([{ field: 'pg.fn', message: es.latin }])

  const model = withNames(
    { fn: 'Wei', ln: 'Zhang', ownName: '张伟' },
    { name: 'Zhang Trading LLC', ownName: '张记贸易', email: 'wei.zhang@zhang.example' },
  )
  const first = await save(who, model, 0)
  expect(first.status).toBe(200)
  expect((await save(who, { ...model, sfleadid: first.body.leadid }, 1)).status).toBe(200)
  for (const search of ['张伟', '张记', 'zhang']) {
    const found = await member.who.post('/api/staff/applications/list', { search })
    expect(found.body.items).toHaveLength(1)
  }
  // It may be emptied again.
  const emptied = { ...model, pg: { ...model.pg, ownName: '' }, sfleadid: first.body.leadid }
  expect((await save(who, emptied, 0)).status).toBe(200)
  expect((await member.who.post('/api/staff/applications/list', { search: '张伟' })).body.items).toEqual([])
})

test('staff keep it of a person whom they add, change it, and read it in the file', async () => {
  const a = await apply(t)
  const at = `/api/staff/applications/${a.id}`
  const person = { role: 'guarantor', firstName: '민준', lastName: '김', email: 'minjun@kim.example' }
  const refused = await member.who.post(`${at}/persons`, person)
  expect(refused.body.errors).toEqual([
    { field: 'firstName', message: en.latin },
    { field: 'lastName', message: en.latin },
  ])
  const latin = { ...person, firstName: 'Minjun', lastName: 'Kim' }
  const added = await member.who.post(`${at}/persons`, { ...latin, ownName: '김민준' })
  expect(added.status).toBe(200)
  const shown = async () =>
    ((await member.who.get(at)).body.persons as unknown as { ownName: string }[])[0]!.ownName
  expect(await shown()).toBe('김민준')
  const { firstName, lastName, email } = latin
  const change = (more: object) =>
    member.who.post(`${at}/persons/${String(added.body.personId)}/correct`, {
      firstName,
      lastName,
      email,
      ...more,
    })
  // A page of the release before does not know it, and changes nothing of it.
  expect((await change({})).status).toBe(200)
  expect(await shown()).toBe('김민준')
  expect((await change({ ownName: '金敏俊' })).status).toBe(200)
  expect(await shown()).toBe('金敏俊')
  expect((await change({ ownName: '' })).status).toBe(200)
  expect(await shown()).toBe('')
})

test('a correction by staff is refused alike', async () => {
  const a = await apply(t)
  const correct = (answers: object) =>
    member.who.post(`/api/staff/applications/${a.id}/correct`, { answers, reason: 'Mistyped by the owner' })
  expect((await correct({ businessName: 'წიგნი' })).body.errors).toEqual([
    { field: 'businessName', message: en.latin },
  ])
  expect((await correct({ ownBusinessName: 'წიგნი' })).status).toBe(200)
})
