// The application in the browser against a server that answers, stays silent, refuses or has been changed elsewhere.
import { describe, expect, it } from 'vitest'
import { leadFields } from '#core/contract/lead-fields.ts'
import { ok, refused, type Outcome } from '#core/ground/outcome.ts'
import { applyFlow } from '#features/journeys/apply/flow.ts'
import { keepContact } from '#features/capabilities/wizard/kept-contact.ts'
import type { CallFailure } from '#ui/answer.ts'
import { createStoredItems } from '#ui/stored-items.ts'
import { createApplication, hasUnsavedAnswers } from './application.ts'
import type { Progress } from './contract.ts'
import * as rules from './derived-answers.ts'
import { statusOf, type PageSave, type SaveQueue } from './save-queue.ts'

type Answer = Outcome<
  { leadid: string; page: number; mql_type: string; datamerch_hit: boolean; revision: number },
  CallFailure
>
const problem = (
  status: number,
  code: string,
  errors: { field: string; message: string }[] = [],
): CallFailure => ({
  kind: 'problem',
  status,
  code,
  title: code,
  errors,
  extra: {},
})

function set() {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  } as Storage
  const sent: { save: PageSave; queue: SaveQueue; answer: (answer: Answer) => Promise<void> }[] = []
  const waits: (() => void)[] = []
  let progress: Progress | null = null
  let keys = 0
  const stored = createStoredItems(
    () => storage,
    () => 0,
  )
  const application = createApplication({
    flow: applyFlow,
    fields: leadFields,
    keep: (id, text) => keepContact(stored, id, text),
    send: (save, { queue }) =>
      new Promise((done) =>
        sent.push({
          save,
          queue,
          answer: async (answer) => {
            done(answer)
            await Promise.resolve()
            await Promise.resolve()
          },
        }),
      ),
    load: async () => (progress ? ok(progress) : refused(problem(404, 'link-invalid'))),
    stored,
    today: () => '2026-11-20',
    derive: (use) => use(rules),
    newKey: () => `key-${keys++}`,
    random: () => 0,
    later: (_ms, run) => {
      waits.push(run)
      return () => {}
    },
    tell: () => {},
    variant: 'finicity',
  })
  const saved = (revision: number, page = 1, mql = ''): Answer =>
    ok({ leadid: 'lead-code', page, mql_type: mql, datamerch_hit: false, revision })
  return {
    application,
    sent,
    waits,
    kept,
    saved,
    setProgress: (p: Partial<Progress>) => (progress = { ...empty, ...p }),
  }
}
const empty: Progress = {
  leadid: 'lead-code',
  page: 1,
  revision: 1,
  variant: 'finicity',
  appdata: { address: '', name: '', state: '', monthly_sales: '', mql_type: '' },
}

const contact = { firstName: 'Ana', monthlySales: '20,000', email: 'ana@shop.example' } as const
const typeContact = (application: ReturnType<typeof set>['application']) =>
  Object.entries(contact).forEach(([id, text]) => application.type(id as keyof typeof contact, text))

describe('the application in the browser', () => {
  it('saves a page, keeps the lead id, and sends the next page with id and revision', async () => {
    const { application, sent, saved, kept } = set()
    typeContact(application)
    application.finishPage(0)
    expect(sent[0]!.save.typed).toMatchObject(contact)
    expect(statusOf(application.state().queue)).toBe('saving')
    await sent[0]!.answer(saved(1))
    expect(kept.get('leadid')).toContain('lead-code')
    application.type('businessName', 'Ana Bakery')
    application.finishPage(1)
    expect([sent[1]!.queue.leadId, sent[1]!.queue.revision]).toEqual(['lead-code', 1])
    expect(sent[1]!.save.typed).toEqual({ businessName: 'Ana Bakery' })
  })

  it('sends along what was changed on an earlier page', async () => {
    const { application, sent, saved } = set()
    typeContact(application)
    application.finishPage(0)
    await sent[0]!.answer(saved(1))
    application.type('email', 'new@shop.example')
    application.finishPage(1)
    expect(sent[1]!.save.typed.email).toBe('new@shop.example')
  })

  it('keeps the month of the start as the specification names it, given or worked out, and fills in none', () => {
    const { application, kept } = set()
    const month = () => JSON.parse(kept.get('startMonthNumber') ?? '{}') as { value?: string }
    application.type('monthlySales', '20,000')
    expect(month()).toEqual({})
    application.type('yearsInBusiness', '0-1 year')
    expect(month().value).toBe('5')
    expect(application.state().typed).not.toHaveProperty('startMonth')
    application.type('monthlySales', '75,000')
    expect(month().value).toBe('11')
    application.type('startMonth', '3')
    expect(month().value).toBe('3')
    application.type('startMonth', '')
    expect(month().value).toBe('11')
  })

  it('keeps no tax id and no date of birth in the browser', () => {
    const { application, kept } = set()
    application.type('ssn', '219-09-9999')
    application.type('ein', '12-3456789')
    application.type('dateOfBirth', '3/9/1980')
    application.finishPage(3)
    expect([...kept.values()].join()).not.toMatch(/219|3456789|1980/)
  })

  it('tries again with the same key until it is answered', async () => {
    const { application, sent, waits, saved } = set()
    application.finishPage(0)
    await sent[0]!.answer(refused({ kind: 'offline' }))
    expect(statusOf(application.state().queue)).toBe('retrying')
    waits.at(-1)!()
    expect(sent[1]!.save.key).toBe(sent[0]!.save.key)
    await sent[1]!.answer(saved(1))
    expect(statusOf(application.state().queue)).toBe('saved')
  })

  it('leads back to the page with its messages, in words for its fields', async () => {
    const { application, sent } = set()
    application.type('classification', 'Sole Proprietorship')
    application.finishPage(1)
    await sent[0]!.answer(
      refused(
        problem(422, 'invalid-fields', [{ field: 'business.tid', message: 'Please enter a valid SSN' }]),
      ),
    )
    expect(application.state().refusal).toMatchObject({
      page: 1,
      errors: { ssn: 'Please enter a valid SSN' },
    })
    application.type('ssn', '219-09-9999')
    expect(application.state().refusal?.errors.ssn).toBeUndefined()
  })

  it('asks when another window saved: mine goes without a revision, the other is loaded over mine', async () => {
    const { application, sent, saved, setProgress } = set()
    application.finishPage(0)
    await sent[0]!.answer(saved(1))
    application.type('businessName', 'Mine')
    application.finishPage(1)
    await sent[1]!.answer(refused(problem(409, 'changed-elsewhere')))
    expect(application.state().queue.stopped).toBe('conflict')
    application.keepMine()
    expect(sent[2]!.queue.revision).toBeNull()
    await sent[2]!.answer(refused(problem(409, 'changed-elsewhere')))
    setProgress({ answers: { businessName: 'Theirs' }, revision: 7 })
    await application.takeOther()
    expect(application.state().typed.businessName).toBe('Theirs')
    expect(application.state().queue).toMatchObject({ revision: 7, waiting: [], stopped: 'no' })
  })

  it('takes over quietly what another window saved when nothing here is unsaved', async () => {
    const { application, sent, saved, setProgress } = set()
    typeContact(application)
    application.finishPage(0)
    await sent[0]!.answer(saved(1))
    setProgress({ answers: { ...contact, email: 'other@shop.example' }, revision: 2 })
    application.heard({ leadId: 'lead-code', revision: 2 })
    await new Promise((done) => setImmediate(done))
    expect(application.state().typed.email).toBe('other@shop.example')
    application.type('email', 'mine@shop.example')
    application.heard({ leadId: 'lead-code', revision: 3 })
    expect(application.state().elsewhere).toBe(true)
  })

  it('never sends a number again that another window replaced, and drops what is unsaved with the other answers', async () => {
    const { application, sent, saved, setProgress } = set()
    typeContact(application)
    application.finishPage(0)
    await sent[0]!.answer(saved(1))
    application.type('ein', '12-3456789')
    application.finishPage(1)
    await sent[1]!.answer(saved(2))
    const masks = { ein: '••-•••6780' }
    setProgress({ answers: contact, masks, revision: 3 })
    application.heard({ leadId: 'lead-code', revision: 3 })
    await new Promise((done) => setImmediate(done))
    application.finishPage(2)
    expect(sent[2]!.save.typed).not.toHaveProperty('ein')
    await sent[2]!.answer(refused(problem(409, 'changed-elsewhere')))
    application.type('businessName', 'Mine')
    application.type('ein', '12-3456789')
    setProgress({ answers: contact, masks, revision: 9 })
    await application.takeOther()
    expect(application.state().typed).not.toHaveProperty('ein')
    expect(application.state().typed).not.toHaveProperty('businessName')
    expect(hasUnsavedAnswers(application.state())).toBe(false)
  })

  it('a number that was saved from here does not count as unsaved once the server tells its mask', async () => {
    const { application, sent, saved, setProgress } = set()
    typeContact(application)
    application.finishPage(0)
    await sent[0]!.answer(saved(1))
    application.type('ein', '12-3456789')
    application.finishPage(1)
    await sent[1]!.answer(saved(2))
    setProgress({ answers: contact, masks: { ein: '••-•••6789' }, revision: 2 })
    await application.reload('lead-code')
    expect(hasUnsavedAnswers(application.state())).toBe(false)
  })

  it('goes on by the new link with what the server never had; a corrected answer stays corrected', async () => {
    const { application, sent, saved, setProgress } = set()
    typeContact(application)
    application.type('smsConsent', 'true')
    application.finishPage(0)
    await sent[0]!.answer(saved(1))
    application.type('businessName', 'Ana Bakery')
    application.type('ssn', '219-09-9999')
    application.finishPage(1)
    await sent[1]!.answer(refused(problem(410, 'link-renewed')))
    expect(application.state().typed.businessName).toBe('Ana Bakery')
    setProgress({ leadid: 'new-code', answers: { ...contact, email: 'right@shop.example' }, revision: 4 })
    await application.rejoin()
    const { typed, queue, refusal } = application.state()
    expect(typed).toEqual({
      ...contact,
      email: 'right@shop.example',
      businessName: 'Ana Bakery',
      ssn: '219-09-9999',
    })
    expect([queue.leadId, queue.revision, refusal]).toEqual(['new-code', 4, null])
    application.finishPage(1)
    expect(sent[2]!.queue.leadId).toBe('new-code')
    expect(sent[2]!.save.typed).not.toHaveProperty('email')
  })

  it('is not brought back by a late answer after it was left', async () => {
    const { application, sent, saved, kept } = set()
    application.finishPage(0)
    application.leave()
    await sent[0]!.answer(saved(1))
    expect(kept.has('leadid')).toBe(false)
  })

  it('fills only what is empty and untouched', async () => {
    const { application, setProgress } = set()
    application.type('firstName', 'Ana')
    application.type('lastName', '')
    setProgress({ answers: { firstName: 'Old', email: 'old@shop.example' }, masks: { ssn: '•••-••-9999' } })
    await application.reload('lead-code')
    expect(application.state().typed).toMatchObject({ firstName: 'Ana', email: 'old@shop.example' })
    expect(application.state().masks.ssn).toBe('•••-••-9999')
  })

  it('forgets answers to questions that are no longer asked', async () => {
    const { application, sent } = set()
    application.type('referral', 'Other')
    application.type('otherReferrer', 'A friend')
    application.type('referral', 'Google')
    application.finishPage(2)
    expect(sent[0]!.save.typed).toMatchObject({ referral: 'Google', otherReferrer: '' })
  })
})

describe('what is being typed', () => {
  const begun = async () => {
    const world = set()
    typeContact(world.application)
    world.application.finishPage(0)
    await world.sent[0]!.answer(world.saved(1))
    return world
  }

  it('is not saved before the first Continue, and says so; leaving would lose it', () => {
    const { application, sent } = set()
    typeContact(application)
    application.leaveField(0)
    expect(sent).toEqual([])
    expect(statusOf(application.state().queue, hasUnsavedAnswers(application.state()))).toBe('unsaved')
    expect(application.hasUnsaved()).toBe(true)
  })

  it('is kept when its field is left, whole texts only, no secret and no consent, and at most once in two seconds', async () => {
    const { application, sent, saved, waits } = await begun()
    application.type('businessName', 'Ana Bakery')
    application.type('ein', '12-3456789')
    application.type('smsConsent', '1')
    application.type('yearsInBusiness', '5+ years')
    application.leaveField(1)
    const { save } = sent[1]!
    expect([save.page, save.partial]).toEqual([1, true])
    expect(Object.keys(save.typed)).toEqual(expect.arrayContaining(['businessName', 'yearsInBusiness']))
    for (const id of ['ein', 'smsConsent']) expect(save.typed).not.toHaveProperty(id)
    await sent[1]!.answer(saved(2, 1))

    application.type('generalIndustry', 'Retail')
    application.leaveField(1)
    application.type('businessName', 'Ana Bakery L')
    expect(sent).toHaveLength(2)
    waits.shift()!()
    expect(sent[2]!.save.typed).toEqual({ generalIndustry: 'Retail' })
    await sent[2]!.answer(saved(3, 1))
    expect(application.hasUnsaved(), 'the tax id and the half-typed name').toBe(true)
  })

  it('leaves out a state on its way to another name, also when a zip fills in the city meanwhile', async () => {
    const { application, sent, saved, waits } = await begun()
    application.type('homeZip', '04101')
    application.leaveField(3)
    await sent[1]!.answer(saved(2, 1))
    // 'Maine', after two letters; then the answer about the zip arrives.
    application.type('homeState', 'MA')
    application.type('homeCity', 'Portland')
    application.leaveField(3)
    application.type('homeState', 'MAI')
    application.type('homeState', 'MA')
    application.type('homeCity', 'South Portland')
    waits.shift()!()
    expect(sent.slice(2).map(({ save }) => save.typed)).toEqual([])
    application.type('homeState', 'ME')
    application.leaveField(3)
    waits.forEach((run) => run())
    expect(sent.at(-1)!.save.typed).toEqual({ homeState: 'ME', homeCity: 'South Portland' })
  })

  it('says saved only once nothing is left', async () => {
    const { application, sent, saved } = await begun()
    const status = () => statusOf(application.state().queue, hasUnsavedAnswers(application.state()))
    expect([status(), application.hasUnsaved()]).toEqual(['saved', false])
    application.type('businessName', 'Ana Bakery')
    expect(status()).toBe('unsaved')
    application.leaveField(1)
    expect(status()).toBe('unsaved')
    await sent[1]!.answer(saved(2, 1))
    expect([status(), application.hasUnsaved()]).toEqual(['saved', false])
  })

  it('is not sent again where the server does not take it, and stops nobody', async () => {
    const { application, sent, waits } = await begun()
    application.type('businessName', 'Ana Bakery')
    application.leaveField(1)
    await sent[1]!.answer(
      refused(problem(422, 'invalid-fields', [{ field: 'business.name', message: 'no' }])),
    )
    expect(application.state().refusal).toBeNull()
    waits.shift()!()
    application.leaveField(1)
    expect(sent).toHaveLength(2)
    application.finishPage(1)
    expect(sent[2]!.save.partial).toBeUndefined()
  })

  it('gives way to the Continue of its page', async () => {
    const { application, sent, saved, waits } = await begun()
    application.type('businessName', 'Ana Bakery')
    application.leaveField(1)
    application.type('businessName', 'Ana Bakery LLC')
    application.leaveField(1)
    waits.shift()!()
    application.finishPage(1)
    await sent[1]!.answer(saved(2, 1))
    expect(sent[2]!.save).toMatchObject({ page: 1, typed: { businessName: 'Ana Bakery LLC' } })
    expect(sent[2]!.save.partial).toBeUndefined()
  })

  it('gives way to the next one that is typed, which brings what it had not sent', async () => {
    const { application, sent, saved, waits } = await begun()
    application.finishPage(0)
    application.type('businessName', 'Ana Bakery')
    application.leaveField(1)
    application.type('generalIndustry', 'Retail')
    application.leaveField(1)
    waits.shift()!()
    await sent[1]!.answer(saved(2, 1))
    expect(sent[2]!.save.typed).toEqual({ businessName: 'Ana Bakery', generalIndustry: 'Retail' })
    await sent[2]!.answer(saved(3, 1))
    expect(application.hasUnsaved()).toBe(false)
  })

  it('is not sent beside the Continue that brings it, nor does a change elsewhere interrupt it', async () => {
    const { application, sent, saved, waits } = await begun()
    application.type('businessName', 'Ana Bakery')
    application.finishPage(1)
    application.leaveField(1)
    expect(sent).toHaveLength(2)
    await sent[1]!.answer(saved(2, 2))
    expect(sent).toHaveLength(2)
    application.type('generalIndustry', 'Retail')
    application.leaveField(1)
    waits.shift()?.()
    await sent[2]!.answer(refused(problem(409, 'changed-elsewhere')))
    expect(application.state().queue.stopped).toBe('no')
    expect(application.hasUnsaved()).toBe(true)
  })
})
