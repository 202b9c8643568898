// What happens to a person and a job when a function of a port fails: every way in which the product asks a provider, as data.
import { randomUUID } from 'node:crypto'
import { ok } from '#core/ground/outcome.ts'
import type { JobKind } from '#core/contract/job-payloads.ts'
import * as bankLink from '#features/capabilities/bank-link/paths.ts'
import { placeOfZip, resolveAddress, suggestAddress } from '#features/capabilities/address/paths.ts'
import { iffMatch } from '#features/capabilities/prefill-match/paths.ts'
import { saveRequestOf } from '#features/capabilities/prefill-match/prefill-match.fixture.ts'
import { saveLead } from '#features/capabilities/wizard/paths.ts'
import { answerAds } from '#features/capabilities/tracking/paths.ts'
import { askCode } from '#features/portal/paths.ts'
import { beginSignOn, logOut, trySetup } from '#features/staff/paths.ts'
import { noteAndTell } from '#features/staff/login/tell-of-change.server.ts'
import { askForLook } from '#features/capabilities/bank-link/look-at-access.server.ts'
import { revokeBankConnections } from '#features/capabilities/bank-link/revoke.server.ts'
import type { Id } from '#core/ground/id.ts'
import { newId } from '#platform/ids.ts'
import { addJob } from '#platform/outbox/outbox.ts'
import { addMessage } from '#platform/store/messages.ts'
import { envelopesOf } from '#platform/store/envelopes.ts'
import { walkBankPages } from '#simulators/bank-pages/walk.ts'
import { apply, minimal, linkByFrame, linkByToken, settle, type Applicant } from '../applicant.ts'
import type { TestApp } from '../app.ts'
import { statementPdf } from '../made-files.ts'
import { signOn } from '../sign-on.ts'
import { signingOf } from '../signing.ts'
import { openFile, staffMember } from '../staff.ts'
import type { Seen } from '../visitor.ts'

/** Runs something while the function fails; all else works. */
type Failing = <T>(act: () => Promise<T>) => Promise<T>

/** The result: what the person was answered, and whose jobs and events to look at. */
export interface Came {
  /** Null where nobody waits. */
  readonly person: string | null
  readonly leadId: string
}

export interface Course {
  /** The function, as the record that handlers are given names it. */
  readonly asks: string
  /** The kind of job that asks, where it is one. */
  readonly job?: JobKind
  readonly run: (failing: Failing) => Promise<Came>
}

/** What the person reads: the status, and the title of the problem or what the answer says besides. */
const told = ({ status, body, text }: Seen): string => {
  const { title, error, message, state, reason } = body as unknown as Record<string, unknown>
  const words = [title, error === true ? message : undefined, state, reason].filter(
    (part) => typeof part === 'string' && part !== '',
  )
  return `${status} ${words.length ? words.join(', ') : text.slice(0, 60)}`
}

const SESSION = '5f0c8c1e-8f5b-4f0a-9d63-0f0a5a3f7a11'
const months = ['2026-07', '2026-08', '2026-09', '2026-10']

/** All courses of the application `t`. */
export async function coursesOf(
  t: TestApp,
  provider: { complete(id: string, position: number): void },
): Promise<readonly Course[]> {
  // A login of its own each time: others let the clock run.
  const staffOf = () => staffMember(t, 'underwriter')
  const signing = signingOf(t)
  let count = 0
  const applicant = (pg: Record<string, unknown> = {}): Promise<Applicant> => {
    const email = `course${++count}@shop.example`
    const phone = `(207) 555-${String(1000 + count)}`
    return apply(t, { business: { email, smsConsent: true }, pg: { email, phone, ...pg } })
  }
  const bank = async ({ who }: Applicant): Promise<string> => {
    const { state, reason } = (await who.get('/api/bank-link/state')).body
    return `bank: ${String(state)}${reason ? `, ${String(reason)}` : ''}`
  }
  const linked = async (way: 'frame' | 'token'): Promise<Applicant> => {
    const a = await applicant()
    if (way === 'frame') await linkByFrame(t, a, { username: 'user_healthy' })
    else await (await linkByToken(t, a, { username: 'user_healthy' })).exchange()
    return a
  }
  /** A customer was made, and no bank ever linked. */
  const givenBack: Course = {
    asks: 'bankData.finicity.revokeCustomer',
    job: 'revoke-bank-connection',
    run: async (failing) => {
      const a = await applicant()
      await a.who.post(bankLink.getFrameLink('apply'), { sf_leadid: a.leadid })
      await t.db.query(`update lead set stage = 'declined' where id = $1::uuid`, [a.id])
      await revokeBankConnections(t.db, a.id, t.clock())
      await failing(() => t.worker.drain())
      return { person: null, leadId: a.id }
    },
  }
  /** Pages and jobs about a bank, the same for each vendor. */
  const bankCourses = (way: 'frame' | 'token'): readonly Course[] => {
    const vendor = way === 'frame' ? 'finicity' : 'plaid'
    const at = (name: string) => `bankData.${vendor}.${name}`
    return [
      {
        asks: at('startLink'),
        run: async (failing) => {
          const { who, leadid, id } = await applicant()
          const opened = await failing(() =>
            way === 'frame'
              ? who.post(bankLink.getFrameLink('apply'), { sf_leadid: leadid })
              : who.get(`${bankLink.getLinkToken.path}?redirect_url=&sf_leadid=${leadid}`),
          )
          return { person: `${told(opened)}; ${await bank({ who, leadid, id })}`, leadId: id }
        },
      },
      {
        asks: at('finishLink'),
        job: 'finish-bank-link',
        run: async (failing) => {
          const a = await applicant()
          if (way === 'token') {
            const { exchange } = await linkByToken(t, a, { username: 'user_healthy' })
            const exchanged = await failing(async () => {
              const answer = await exchange()
              t.clock.advance(60_000)
              await t.worker.drain()
              return answer
            })
            return { person: `${exchanged.status}; ${await bank(a)}`, leadId: a.id }
          }
          const frame = await a.who.post(bankLink.getFrameLink('apply'), { sf_leadid: a.leadid })
          await walkBankPages(String(frame.body.link), { username: 'user_healthy' })
          const done = await failing(async () => {
            const answer = await a.who.post(bankLink.refreshCustomer('apply'), {
              sf_leadid: a.leadid,
              customerId: String(frame.body.custid),
            })
            t.clock.advance(60_000)
            await t.worker.drain()
            return answer
          })
          return { person: `${done.status}; ${await bank(a)}`, leadId: a.id }
        },
      },
      {
        asks: at('fetchHistory'),
        job: 'fetch-bank-history',
        run: async (failing) => {
          const a = await linked(way)
          await failing(() => t.worker.drain())
          return { person: await bank(a), leadId: a.id }
        },
      },
      {
        asks: at('refresh'),
        job: 'fetch-bank-history',
        run: async (failing) => {
          const a = await linked(way)
          await settle(t)
          await t.db.query(`update bank_connection set refresh_wanted = true where lead_id = $1::uuid`, [
            a.id,
          ])
          const [row] = await t.db.query<{ id: Id }>(
            `select id from bank_connection where lead_id = $1::uuid`,
            [a.id],
          )
          await addJob(
            t.db,
            {
              kind: 'fetch-bank-history',
              leadId: a.id,
              onceKey: row!.id,
              payload: { connectionId: row!.id },
            },
            t.clock(),
          )
          await failing(() => t.worker.drain())
          return { person: await bank(a), leadId: a.id }
        },
      },
      {
        asks: at('statements.list'),
        job: 'count-bank-statements',
        run: async (failing) => {
          const a = await linked(way)
          await failing(() => settle(t))
          return { person: await bank(a), leadId: a.id }
        },
      },
      {
        asks: at('statements.read'),
        run: async (failing) => {
          const a = await linked(way)
          await settle(t)
          await t.worker.drain()
          const staff = await staffOf()
          await openFile(staff, a.id)
          const room = `/api/staff/applications/${a.id}/bank`
          const { accounts } = (await staff.who.get(room)).body as unknown as {
            accounts: { accountid: string; type: string }[]
          }
          const key = accounts
            .find(({ type }) => type === 'checking')!
            .accountid.split('.')
            .at(-1)!
          const answer = await failing(() => staff.who.get(`${room}/statements/${key}`))
          return { person: `staff: ${told(answer)}`, leadId: a.id }
        },
      },
      {
        asks: at('revoke'),
        job: 'revoke-bank-connection',
        run: async (failing) => {
          const a = await linked(way)
          await settle(t)
          await t.db.query(`update lead set stage = 'declined' where id = $1::uuid`, [a.id])
          await revokeBankConnections(t.db, a.id, t.clock())
          await failing(() => t.worker.drain())
          return { person: null, leadId: a.id }
        },
      },
      ...(way === 'token' ? [] : [givenBack]),
    ]
  }
  const documentOf = async (a: Applicant) => {
    const files = months.map((month, idx) => ({ month, idx, name: `s${idx}.pdf` }))
    return a.who.upload('/api/apply/upload-statements', [
      ...files.map(({ name, month }) => {
        const bytes = statementPdf([`Statement ${month} of ${a.leadid}`])
        return ['file', { name, type: 'application/pdf', bytes }] as const
      }),
      ...files.map(
        ({ idx, name, month }) => ['fileinfo', JSON.stringify({ idx, file: name, month })] as const,
      ),
      ['sf_leadid', a.leadid],
    ])
  }
  const upload = async (a: Applicant) => {
    const answer = await documentOf(a)
    if (answer.status !== 200) throw new Error(answer.text)
  }
  const analysisCourse = (asks: string, before: number): Course => ({
    asks: `statementAnalysis.${asks}`,
    job: 'analyse-statements',
    run: async (failing) => {
      const a = await applicant()
      await upload(a)
      for (let rounds = 0; rounds < before; rounds++) {
        await t.worker.drain()
        t.clock.advance(130_000)
      }
      await failing(() => t.worker.drain())
      return { person: null, leadId: a.id }
    },
  })
  const addressCourse = (
    asks: string,
    path: Parameters<Applicant['who']['post']>[0],
    body: Record<string, unknown>,
  ): Course => ({
    asks: `address.${asks}`,
    run: async (failing) => ({
      person: told(await failing(() => t.visitor().post(path, body))),
      leadId: randomUUID(),
    }),
  })
  const messageCourse = (asks: string, contact: (n: number) => string, job: JobKind): Course => ({
    asks,
    job,
    run: async (failing) => {
      const a = await applicant()
      await t.worker.drain()
      await t.db.query(`delete from job where lead_id = $1::uuid`, [a.id])
      if (job === 'send-portal-code') {
        const asked = await failing(async () => {
          const answer = await t.visitor().post(askCode, { contact: contact(count) })
          await t.worker.drain()
          return answer
        })
        const [row] = await t.db.query<{ id: string }>(
          `select lead_id as id from job where kind = 'send-portal-code' order by run_at desc limit 1`,
        )
        return { person: `${asked.status}`, leadId: row?.id ?? a.id }
      }
      await addJob(
        t.db,
        {
          kind: 'send-message',
          leadId: a.id,
          payload: { template: 'application-received', channel: asks.startsWith('sms') ? 'sms' : 'email' },
        },
        t.clock(),
      )
      if (asks === 'sms.findSent') {
        const { sms } = t.deps
        const send = sms!.send.bind(sms)
        const broken = { ...t.deps.sms!, send }
        Object.assign(sms!, {
          send: () => Promise.resolve({ ok: false, refusal: { kind: 'unavailable', vendorCode: 'timeout' } }),
        })
        await t.worker.drain()
        Object.assign(sms!, { send: broken.send })
        t.clock.advance(61_000)
      }
      await failing(() => t.worker.drain())
      return { person: null, leadId: a.id }
    },
  })
  /** Other calls besides linking, of the vendor that links by tokens. */
  const askedCourse = (asks: string, job: JobKind): Course => ({
    asks: `bankData.plaid.${asks}`,
    job,
    run: async (failing) => {
      const a = asks === 'look' ? await linked('token') : await applicant()
      if (asks === 'look') {
        await settle(t)
        const [row] = await t.db.query<{ id: Id }>(
          `select id from bank_connection where lead_id = $1::uuid`,
          [a.id],
        )
        await askForLook(t.db, { leadId: a.id, id: row!.id }, t.clock())
      } else {
        await linkByToken(t, a, { username: 'user_healthy' })
        t.clock.advance(600_000)
      }
      await failing(() => t.worker.drain())
      return { person: await bank(a), leadId: a.id }
    },
  })
  const finishCourse = (asks: string): Course => ({
    asks: `eSign.${asks}`,
    job: 'finish-envelope',
    run: async (failing) => {
      const a = await signing.chosen()
      const link = await signing.linkTo(a.id)
      const { reference } = await newest(a.id)
      provider.complete(reference, 1)
      await t.visitor().post('/api/sign/look', { link })
      await failing(() => t.worker.drain())
      return { person: `stage ${await signing.stageOf(a.id)}`, leadId: a.id }
    },
  })
  const newest = async (id: string) => (await envelopesOf(t.db, id))[0]!
  /** An admin tries what is set up, by a function that costs nothing. */
  const tries = ([asks, provider]: readonly [string, string]): Course => ({
    asks,
    run: async (failing) => {
      const { who } = await staffMember(t, 'admin')
      const { body } = await failing(() => who.post(trySetup))
      const tried = body.tried as unknown as { provider: string; outcome: string; code: string | null }[]
      const own = tried.find((each) => each.provider === provider)!
      return {
        person: `${provider}: ${own.outcome} ${own.code ?? ''}`.trim(),
        leadId: (await applicant()).id,
      }
    },
  })
  const trials = [
    ['bankData.finicity.check', 'finicity'],
    ['bankData.plaid.check', 'plaid'],
    ['consumerCredit.check', 'experian'],
    ['eSign.check', 'pandadoc'],
    ['email.check', 'smtp'],
    ['signOn.check', 'sign-on'],
    ['sms.check', 'twilio'],
    ['statementAnalysis.check', 'ocrolus'],
  ] as const
  return [
    ...trials.map(tries),
    ...bankCourses('frame'),
    ...bankCourses('token'),
    askedCourse('look', 'look-at-bank-access'),
    askedCourse('findLink', 'find-bank-link'),
    {
      asks: 'merchantDefaults.find',
      job: 'check-merchant-defaults',
      run: async (failing) =>
        failing(async () => {
          const a = await applicant()
          return { person: null, leadId: a.id }
        }),
    },
    {
      asks: 'partnerLender.submitLead',
      run: async (failing) => {
        const who = t.visitor()
        const model = { ...minimal, business: { ...minimal.business, monthly_sales: '15,000' } }
        let leadid = ''
        for (const page of [0, 1])
          leadid = String(
            (await who.post(saveLead, { model: { ...model, sfleadid: leadid }, page })).body.leadid,
          )
        const sent = await failing(() =>
          who.post('/api/apply/fundbox_submit_lead', { sf_leadid: leadid, consent: true }),
        )
        return { person: told(sent), leadId: t.deps.keys.readLeadCode(leadid)!.id }
      },
    },
    {
      asks: 'prefill.find',
      run: async (failing) => {
        await t.db.query('delete from try_count')
        const who = t.visitor()
        const saved = await who.post(saveLead, saveRequestOf({ fn: 'Nora', ln: 'Whitfield' }))
        const link = String(saved.body.leadid)
        const found = await failing(() =>
          who.post(iffMatch('apply'), { link, last4: '4821', zip: '78704', consent: true }),
        )
        return { person: told(found), leadId: t.deps.keys.readLeadCode(link)!.id }
      },
    },
    analysisCourse('open', 0),
    analysisCourse('add', 0),
    analysisCourse('look', 1),
    {
      asks: 'consumerCredit.pull',
      job: 'pull-credit-report',
      run: async (failing) => {
        const a = await applicant({ creditReport: true, ssn: '501-22-4000' })
        const staff = await staffOf()
        await openFile(staff, a.id)
        await failing(async () => {
          await staff.who.post(`/api/staff/applications/${a.id}/credit/pull`, { personId: null })
          await t.worker.drain()
        })
        return { person: null, leadId: a.id }
      },
    },
    messageCourse('email.send', () => '', 'deliver-message'),
    messageCourse('email.send', (n) => `course${n}@shop.example`, 'send-portal-code'),
    {
      asks: 'email.send',
      job: 'tell-staff',
      run: async (failing) => {
        const { id } = await staffOf()
        await noteAndTell(t.db, { staffId: id, kind: 'password-changed', actorId: id }, t.clock())
        await failing(() => t.worker.drain())
        return { person: null, leadId: id }
      },
    },
    messageCourse('sms.send', () => '', 'deliver-message'),
    messageCourse('sms.send', (n) => `(207) 555-${String(1000 + n)}`, 'send-portal-code'),
    messageCourse('sms.findSent', () => '', 'deliver-message'),
    {
      asks: 'sms.fetchFile',
      job: 'fetch-text-files',
      run: async (failing) => {
        const a = await applicant()
        const id = newId(t.clock())
        const media = [{ path: '/a', type: 'image/jpeg' }]
        const content = { channel: 'sms', to: '+12075550100', body: '', media } as const
        await addMessage(
          t.db,
          t.deps.keys,
          { id, leadId: a.id, template: 'inbound', language: 'en', content, state: 'received' },
          t.clock(),
        )
        await addJob(t.db, { kind: 'fetch-text-files', leadId: a.id, payload: { message: id } }, t.clock())
        await failing(() => t.worker.drain())
        return { person: null, leadId: a.id }
      },
    },
    {
      asks: 'tags.tell',
      job: 'tell-conversion',
      run: async (failing) => {
        const who = t.visitor()
        await who.post(answerAds, { given: true })
        const a = await failing(() => apply(t, { business: { email: `course${++count}@shop.example` } }, who))
        return { person: null, leadId: a.id }
      },
    },
    addressCourse('suggest', suggestAddress, { text: '12 Main St, Portland, ME', session: SESSION }),
    addressCourse('resolve', resolveAddress, { id: 'an-id', session: SESSION }),
    addressCourse('placeOfZip', placeOfZip, { zip: '04101' }),
    {
      asks: 'blobs.put',
      run: async (failing) => {
        const a = await applicant()
        return { person: told(await failing(() => documentOf(a))), leadId: a.id }
      },
    },
    {
      asks: 'blobs.get',
      job: 'read-statements',
      run: async (failing) => {
        const a = await applicant()
        await upload(a)
        await failing(() => t.worker.drain())
        return { person: null, leadId: a.id }
      },
    },
    {
      asks: 'blobs.delete',
      job: 'remove-unkept-file',
      run: async (failing) => {
        const a = await applicant()
        const document = randomUUID()
        await addJob(
          t.db,
          { kind: 'remove-unkept-file', leadId: a.id, payload: { document, blob: 'uploads/none' } },
          t.clock(),
        )
        await failing(() => t.worker.drain())
        return { person: null, leadId: a.id }
      },
    },
    {
      asks: 'fileScan.scan',
      job: 'scan-document',
      run: async (failing) => {
        const a = await applicant()
        const answer = await failing(async () => {
          const sent = await documentOf(a)
          await t.worker.drain()
          return sent
        })
        return { person: String(answer.status), leadId: a.id }
      },
    },
    {
      asks: 'signOn.begin',
      run: async (failing) => {
        const begun = await failing(() => t.visitor().post(beginSignOn, { path: '/staff' }))
        return { person: told(begun), leadId: randomUUID() }
      },
    },
    {
      asks: 'signOn.finish',
      run: async (failing) => {
        const who = t.visitor()
        const finished = await failing(() => signOn(who, 'u-1002'))
        return { person: told(finished), leadId: randomUUID() }
      },
    },
    {
      asks: 'signOn.leave',
      run: async (failing) => {
        const who = t.visitor()
        await signOn(who, 'u-1002')
        const left = await failing(() => who.post(logOut))
        return { person: told(left), leadId: randomUUID() }
      },
    },
    {
      asks: 'eSign.create',
      job: 'make-contract',
      run: async (failing) => {
        const a = await failing(() => signing.chosen())
        return { person: `stage ${await signing.stageOf(a.id)}`, leadId: a.id }
      },
    },
    {
      asks: 'eSign.look',
      job: 'look-at-envelope',
      run: async (failing) => {
        const a = await signing.chosen()
        const { id: envelope } = await newest(a.id)
        await addJob(t.db, { kind: 'look-at-envelope', leadId: a.id, payload: { envelope } }, t.clock())
        await failing(() => t.worker.drain())
        return { person: `stage ${await signing.stageOf(a.id)}`, leadId: a.id }
      },
    },
    {
      asks: 'eSign.embedded.openSession',
      run: async (failing) => {
        const a = await signing.chosen()
        const link = await signing.linkTo(a.id)
        const opened = await failing(async () =>
          (await signing.browserOf(link)).post('/api/sign/session', { link }),
        )
        return { person: told(opened), leadId: a.id }
      },
    },
    finishCourse('look'),
    finishCourse('embedded.download'),
    {
      asks: 'eSign.void',
      job: 'void-envelope',
      run: async (failing) => {
        const a = await signing.chosen()
        const { id: envelope } = await newest(a.id)
        await t.db.query(`update envelope set state = 'void' where subject_id = $1::uuid`, [a.id])
        await addJob(t.db, { kind: 'void-envelope', leadId: a.id, payload: { envelope } }, t.clock())
        await failing(() => t.worker.drain())
        return { person: null, leadId: a.id }
      },
    },
  ]
}

export const clean = () => Promise.resolve(ok({ clean: true }))
