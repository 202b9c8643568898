// Every screen of the applicant's side in each state, drawn from the server's own answers: no two statements exclude each other, and each claim
// has the fact that makes it true. Mails and texts of these states are held to the same.
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Brand } from '#core/flow/brand.ts'
import { addMonths, monthOf } from '#core/ground/dates.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import type { Language } from '#core/words/words.ts'
import { monthNames } from '#features/capabilities/uploads/month-name.ts'
import { Deals } from '#features/capabilities/offers/deals.tsx'
import { NoOffer } from '#features/capabilities/offers/no-offer.tsx'
import type { OfferStanding } from '#features/capabilities/offers/offer-calls.ts'
import { SaveState } from '#ui/frame/save-state.tsx'
import { LanguageProvider } from '#ui/words.tsx'
import { ApplicationView } from '#features/portal/application-view.tsx'
import type { Application } from '#features/portal/part-props.ts'
import * as portalPaths from '#features/portal/paths.ts'
import { End } from '#features/journeys/sign/end.tsx'
import type { OpenedSigning } from '#features/journeys/sign/opened.ts'
import { setConsent } from '#features/portal/paths.ts'
import type { Stage } from '#core/domain/lead-stage.ts'
import { sampleBrands } from '#platform/sample-brands.ts'
import { addDealOutcome } from '#platform/store/deal-outcomes.ts'
import { envelopesOf } from '#platform/store/envelopes.ts'
import { moveStage } from '#platform/store/move-stage.ts'
import { signaturesOf } from '#platform/store/signatures.ts'
import { apply, linkByFrame, minimal, settle, type Applicant } from './applicant.ts'
import { testApp, type TestApp } from './app.ts'
import { claims, sentences, type Fact } from './claims.ts'
import { jpegOf } from './made-files.ts'
import { at as inPath, mustAnswer, portalOf } from './portal.ts'
import { signingOf, testSeal } from './signing.ts'
import { staffMember, type Member } from './staff.ts'
import type { Visitor } from './visitor.ts'

let t: TestApp
let s: ReturnType<typeof signingOf>
let p: ReturnType<typeof portalOf>
let staff: Member
beforeAll(async () => {
  t = await testApp({ seal: await testSeal() })
  s = signingOf(t)
  p = portalOf(t)
  staff = await staffMember(t, 'underwriter')
})
afterAll(() => t.close())

/** Others own the larger part, and nobody has named them. */
const partOwner = { ownership: '40', title: 'Member' }

let count = 0
const emailOf = () => `true-${++count}@screens.example`

/** An applicant with an address of their own, up to a page of the questions. */
async function draft(last: number): Promise<Applicant & { email: string }> {
  const [who, email] = [t.visitor(), emailOf()]
  const model = { ...minimal, business: { ...minimal.business, email } }
  let leadid = ''
  for (let page = 0; page <= last; page++)
    leadid = String(
      mustAnswer(await who.post('/api/apply/lead', { model: { ...model, sfleadid: leadid }, page })).body
        .leadid,
    )
  await t.worker.drain()
  return { who, leadid, id: t.deps.keys.readLeadCode(leadid)!.id, email }
}
type Made = Applicant & { readonly email: string; readonly link?: string }
const whole = async (
  business: Record<string, unknown> = {},
  pg: Record<string, unknown> = {},
): Promise<Made> => {
  const email = emailOf()
  return { ...(await apply(t, { business: { ...business, email }, pg })), email }
}
const linked = async (
  username: string,
  business: Record<string, unknown> = {},
  pg: Record<string, unknown> = {},
) => {
  const a = await whole(business, pg)
  await linkByFrame(t, a, { username })
  await settle(t)
  return a
}
const chosen = async (before: (a: Applicant) => Promise<void> = async () => {}): Promise<Made> => {
  const email = emailOf()
  return { ...(await s.chosen({ email }, before)), email }
}
const opened = async (before?: (a: Applicant) => Promise<void>): Promise<Made & { link: string }> => {
  const a = await chosen(before)
  const link = await s.linkTo(a.id)
  await t.db.query('delete from try_count')
  await s.consent(link)
  return { ...a, link }
}
const signed = async (before?: (a: Applicant) => Promise<void>) => {
  const a = await opened(before)
  await s.sign(a.link)
  await t.worker.drain()
  return a
}
const withPartner = async ({ id }: Applicant) => {
  const partner = {
    role: 'signer',
    firstName: 'Dan',
    lastName: 'Cohen',
    email: `dan-${++count}@screens.example`,
  }
  mustAnswer(await staff.who.post(`/api/staff/applications/${id}/persons`, partner))
}
const move = (id: string, to: 'withdrawn' | 'expired') =>
  t.db.transaction((tx) => moveStage(tx, id, to, { actor: 'system' }, t.clock()))
const then = async <A extends Made>(made: Promise<A>, act: (a: A) => Promise<unknown>): Promise<A> => {
  const a = await made
  await act(a)
  return a
}

const send =
  (filetype: string) =>
  async ({ who, leadid }: Made) => {
    const photo = { name: 'licence.jpg', type: 'image/jpeg', bytes: jpegOf(640, 480) }
    const parts = [
      ['file', photo],
      ['filetype', filetype],
      ['sf_leadid', leadid],
    ] as const
    mustAnswer(await who.upload('/api/apply/upload-file', parts))
  }

const statement = (month: string, bytes: Buffer, leadid: string) =>
  [
    ['file', { name: `${month}.jpg`, type: 'image/jpeg', bytes }],
    ['fileinfo', JSON.stringify({ idx: 0, file: `${month}.jpg`, month })],
    ['sf_leadid', leadid],
  ] as const
const sendStatement = async ({ who, leadid }: Made) =>
  void mustAnswer(
    await who.upload('/api/apply/upload-statements', statement('2026-10', jpegOf(400, 300), leadid)),
  )

interface State {
  readonly stage: Stage
  readonly make: () => Promise<Made>
}
const at = (stage: Stage, make: () => Promise<Made>): State => ({ stage, make })

/** How an application comes to be there, through the front door where there is one. */
const states: Readonly<Record<string, State>> = {
  'page 0 answered': at('draft', () => draft(0)),
  'page 1 answered': at('draft', () => draft(1)),
  'page 3 answered': at('draft', () => draft(3)),
  'bank needed': at('bank-needed', () => whole()),
  'one statement came, too small to read': at('bank-needed', () => then(whole(), sendStatement)),
  'bank failed': at('bank-needed', () => linked('user_personal')),
  'bank asks for a login': at('bank-needed', () => linked('user_needs_login')),
  'in review': at('in-review', () => linked('user_healthy', { products: 'Equipment Financing' })),
  'in review, all of it sent': at('in-review', () =>
    then(linked('user_healthy', { products: 'Equipment Financing' }), send('Photo ID')),
  ),
  'who signs is open': at('in-review', () => linked('user_healthy', {}, partOwner)),
  offered: at('offered', () => linked('user_healthy')),
  'offered, papers by post': at('offered', () =>
    then(linked('user_healthy'), async (a) => {
      const who = await homeOf(a.email)
      mustAnswer(await who.post(inPath(setConsent.path, a.id), { kind: 'e-sign', given: false }))
    }),
  ),
  'chosen, and the contract is out': at('contract-out', () => chosen()),
  'opened and agreed to': at('contract-out', () => opened()),
  'signed by one of two': at('contract-out', () => signed(withPartner)),
  'signed by all': at('contract-signed', () => signed()),
  'signed by all, long ago': at('contract-signed', async () => {
    const { link: _ended, ...a } = await signed()
    t.clock.advance(20 * 86_400_000)
    return a
  }),
  funded: at('contract-signed', () =>
    then(signed(), ({ id }) =>
      addDealOutcome(
        t.db,
        { application: id, on: easternDay(t.clock()), kind: 'funded', amount: 1_000_000, reference: '' },
        { source: 'books.csv', line: 2 },
        t.clock(),
      ),
    ),
  ),
  'contract declined': at('offer-chosen', () =>
    then(opened(), async ({ link }) => {
      await s.decline(link, 'It costs too much')
      await t.worker.drain()
    }),
  ),
  'declined, with a plan': at('declined', () => linked('user_nsf')),
  'declined, many advances': at('declined', () => linked('user_stacked')),
  withdrawn: at('withdrawn', () => then(whole(), ({ id }) => move(id, 'withdrawn'))),
  expired: at('expired', () => then(whole(), ({ id }) => move(id, 'expired'))),
  'expired with an offer': at('expired', () => then(linked('user_healthy'), ({ id }) => move(id, 'expired'))),
}

const homes = new Map<string, Promise<Visitor>>()
/** The browser in which the owner is logged in to the portal. The limits of codes have tests of their own. */
function homeOf(email: string): Promise<Visitor> {
  const known = homes.get(email)
  if (known) return known
  const coming = t.db.query('delete from try_count').then(() => p.logIn(email))
  homes.set(email, coming)
  return coming
}

const spoken = (language: Language) => ({ headers: { 'accept-language': language } })

const markupOf = (node: ReactNode, language: Language): string =>
  renderToStaticMarkup(<LanguageProvider language={language}>{node}</LanguageProvider>)

/** What the filled buttons say: one screen has one at most. */
const filledIn = (markup: string): string[] =>
  [...markup.matchAll(/<(a|button)\b[^>]*class="btn(?: chooser)?"[^>]*>(.*?)<\/\1>/gs)].map(
    ([, , inner]) => inner!,
  )

/** Markup as a reader reads it. */
const readAs = (markup: string): string =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')

interface Seen {
  readonly portal: Application
  readonly standing: OfferStanding
  readonly signing: OpenedSigning | null
}

async function lookAt(a: Made, language: Language): Promise<Seen> {
  const who = await homeOf(a.email)
  const portal = mustAnswer(
    await who.get(inPath(portalPaths.readApplication.path, a.id), spoken(language)),
  ).body
  const standing = mustAnswer(
    await a.who.post('/api/lead/offer_status', { sf_leadid: a.leadid }, spoken(language)),
  ).body
  const signing = a.link
    ? mustAnswer(
        await (await s.browserOf(a.link)).post('/api/sign/verify-link', { link: a.link }, spoken(language)),
      ).body
    : null
  return { portal, standing, signing } as unknown as Seen
}

const nothing = () => {}
/** Letters tell of the day on which they were written: they are held for themselves. */
const withoutLetters = (application: Application): Application => ({ ...application, messages: [] })

/** The same brand without a telephone. */
function silentOf({ phone: _phone, ...brand }: Brand): Brand {
  return brand
}

/** The markup of each screen. */
function screensOf(seen: Seen, brand: Brand, language: Language): Readonly<Record<string, string>> {
  const { portal, standing, signing } = seen
  const result = { leadId: 'x', brand, standing, to: nothing }
  const ends =
    signing && ['signed', 'sealing', 'finished', 'declined', 'ended', 'wait'].includes(signing.standing)
  return {
    portal: markupOf(
      <ApplicationView application={withoutLetters(portal)} brand={brand} account={null} refresh={nothing} />,
      language,
    ),
    result: markupOf(
      standing.offers.length ? (
        <Deals {...result} late={false} onOvertaken={nothing} onChosen={nothing} />
      ) : (
        <NoOffer {...result} startOver={nothing} correct={nothing} />
      ),
      language,
    ),
    ...(ends
      ? {
          signing: markupOf(
            <End
              {...({ opened: signing, leadId: 'x', refresh: nothing } as unknown as Parameters<
                typeof End
              >[0])}
            />,
            language,
          ),
        }
      : {}),
  }
}

async function factsOf(a: Made, { portal, standing }: Seen): Promise<ReadonlySet<Fact>> {
  const [envelope] = await envelopesOf(t.db, a.id)
  const rows = envelope ? await signaturesOf(t.db, envelope) : []
  const owners = rows.find(({ position }) => position === 1)
  const all = rows.length > 0 && rows.every(({ signedAt }) => signedAt)
  const [funded] = await t.db.query(
    `select 1 from deal_outcome where lead_id = $1::uuid and kind = 'funded'`,
    [a.id],
  )
  const [lead] = await t.db.query<{ to: string | null }>(
    'select assigned_to as "to" from lead where id = $1::uuid',
    [a.id],
  )
  const [choice] = await t.db.query('select 1 from offer_choice where lead_id = $1::uuid', [a.id])
  const toDo =
    portal.asked.some(({ kind }) => kind !== 'person') ||
    portal.papers.some(({ kind }) => kind === 'contract') ||
    standing.account_needed !== null ||
    ['draft', 'offered', 'bank-needed'].includes(portal.stage)
  const holds: Readonly<Record<Fact, boolean>> = {
    managed: lead!.to !== null,
    idle: !toDo,
    saved: true,
    'choice-saved': choice !== undefined,
    mailed: t.inbox(a.email).length > 0,
    'signed-by-owner': Boolean(owners?.signedAt),
    'signed-by-all': all,
    'money-sent': funded !== undefined,
    policy: true,
    'of-this-thing': true,
    'approved-text': true,
  }
  return new Set((Object.keys(holds) as Fact[]).filter((fact) => holds[fact]))
}

/** Statements that may not stand together on one screen, or in one mail. */
const pairs: readonly (readonly [name: string, Readonly<Record<Language, readonly [RegExp, RegExp]>>])[] = [
  [
    'nothing to do, and something to do',
    {
      en: [
        /nothing (for you|you need) to do|don[’']t need to do anything right now/i,
        /Read and sign|Send it|See and choose|Answer the questions|Connect the bank\b|Finish my application/,
      ],
      es: [
        /no (tiene|hay) (que hacer )?nada que hacer|no tiene que hacer nada\b/i,
        /Leer y firmar|Ver y elegir|Responder las preguntas|Conectar el banco\b|Terminar mi solicitud/,
      ],
    },
  ],
  [
    'nobody looks after it, and somebody does',
    {
      en: [/No account manager is assigned/, /your account manager/i],
      es: [/no hay un gerente de cuenta asignado/, /su gerente de cuenta/i],
    },
  ],
  [
    'signed by all, and still to be signed',
    {
      en: [
        /Everyone has signed|contract is signed|that you signed/,
        /Once everyone has signed|until you sign|Nothing is binding|Read and sign|Choose an offer|Choose one/,
      ],
      es: [
        /Todos firmaron|contrato está firmado|que (usted )?firmó\./,
        /Cuando todos hayan firmado|hasta que (lo )?firme|No se compromete|Leer y firmar|Elija una/,
      ],
    },
  ],
  [
    'one has signed, and is asked to',
    { en: [/You(’ve| have) signed/, /Read and sign/], es: [/Usted ya firmó/, /Leer y firmar/] },
  ],
  [
    'two days for one answer',
    {
      en: [
        /within one business day/,
        /(?<!By law, [^.]*)(?:our answer|you hear from us) [^.]* at the latest(?! on)/i,
      ],
      es: [/en un día hábil/, /(?<!Por ley, )nuestra respuesta le llega a más tardar/i],
    },
  ],
  [
    'by post, and by e-mail',
    {
      en: [/reasons by mail|contract by mail/, /reasons by email|email you the link/],
      es: [
        /postal un aviso|contrato por correo postal/,
        /electrónico un aviso|enlace por correo electrónico/,
      ],
    },
  ],
  [
    'a no, and a yes',
    {
      en: [/cannot (make you an offer|offer funding)/, /you're qualified|Your offers are ready/],
      es: [/no podemos (hacerle una oferta|ofrecerle)/, /Felicidades|ofertas están listas/],
    },
  ],
  [
    'ended, and going on',
    {
      en: [/was withdrawn|has expired/, /under review|will contact you|email you the link/],
      es: [/fue retirada|venció/, /en revisión|se comunicará con usted/],
    },
  ],
  [
    'sent, and to be sent',
    {
      en: [/money was sent/, /money is sent/],
      es: [/dinero se envió/, /Se envía el dinero|se envía el dinero/],
    },
  ],
]

const failuresOf = (
  text: string,
  language: Language,
  facts: ReadonlySet<Fact>,
  known: ReadonlyMap<string, string>,
) => [
  ...pairs
    .filter(([, of]) => of[language].every((pattern) => pattern.test(text)))
    .map(
      ([name, of]) =>
        `${name}: ${of[language].map((pattern) => `'${pattern.exec(text)![0]}'`).join(' beside ')}`,
    ),
  ...claims.flatMap(({ keys, name }) =>
    Object.entries(keys)
      .filter(([key, fact]) => !facts.has(fact) && stands(known.get(key)!, text))
      .map(([key, fact]) => `says ${name} (${key}) without '${fact}'`),
  ),
]

/** Whether a sentence of the words stands there, whatever its values are. */
const stands = (sentence: string, text: string): boolean =>
  sentence.length > 8 &&
  new RegExp(sentence.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.{0,80}?')).test(text)

describe.each(Object.keys(states))('%s', (state) => {
  test('nothing on a screen or in a mail is untrue', { timeout: 60_000 }, async () => {
    const { stage, make } = states[state]!
    const a = await make()
    const silent = silentOf(sampleBrands[0]!)
    for (const language of ['en', 'es'] as const) {
      const known = await sentences(language)
      for (const managed of [false, true]) {
        if (managed)
          await t.db.query('update lead set assigned_to = $2::uuid where id = $1::uuid', [
            a.id,
            (await t.db.query<{ id: string }>('select id from staff limit 1'))[0]!.id,
          ])
        else await t.db.query('update lead set assigned_to = null where id = $1::uuid', [a.id])
        const seen = await lookAt(a, language)
        // A state that is another one would prove nothing.
        expect(seen.portal.stage).toBe(stage)
        const facts = await factsOf(a, seen)
        for (const brand of [sampleBrands[0]!, silent])
          for (const [screen, markup] of Object.entries(screensOf(seen, brand, language))) {
            const text = readAs(markup)
            expect(filledIn(markup).length, `${screen}: ${filledIn(markup).join(', ')}`).toBeLessThan(2)
            expect(failuresOf(text, language, facts, known), `${screen}, ${language}, ${text}`).toEqual([])
            if (!brand.phone)
              expect(text, screen).not.toMatch(
                /\b(call us|ring us|talk to a person)\b|llámenos|hable con una persona/i,
              )
          }
      }
    }
    const [facts, known] = [await factsOf(a, await lookAt(a, 'en')), await sentences('en')]
    for (const { text } of t.inbox(a.email)) expect(failuresOf(text, 'en', facts, known), text).toEqual([])
  })
})

test.each(['en', 'es'] as const)(
  'every sentence that claims such a thing is listed with its fact, %s',
  async (language) => {
    const known = await sentences(language)
    for (const { name, keys, ...of } of claims) {
      const made = [...known].flatMap(([key, text]) => (of[language].test(text) ? [key] : []))
      expect(
        made.filter((key) => !Object.hasOwn(keys, key)),
        `says ${name}, and stands in no list of test/claims.ts`,
      ).toEqual([])
      for (const key of Object.keys(keys)) {
        const either = [await sentences('en'), await sentences('es')] as const
        expect(either[0].has(key), key).toBe(true)
        expect(
          of.en.test(either[0].get(key)!) || of.es.test(either[1].get(key)!),
          `${key} says no more ${name}`,
        ).toBe(true)
      }
    }
  },
)

test.each(['en', 'es'] as const)(
  'who signs is open: the page leads to the portal that it names, %s',
  async (language) => {
    const a = await linked('user_healthy', {}, partOwner)
    const { result } = screensOf(await lookAt(a, language), sampleBrands[0]!, language)
    expect(readAs(result!)).toContain(language === 'en' ? 'Open your portal' : 'Abrir su portal')
  },
)

test.each(['en', 'es'] as const)(
  'statements stand in for a bank: what is there and what is missing, %s',
  async (language) => {
    const a = await whole()
    const present = monthOf(easternDay(t.clock()))
    const send = async (month: string, bytes: Buffer) =>
      void mustAnswer(await a.who.upload('/api/apply/upload-statements', statement(month, bytes, a.leadid)))
    const told = async () => {
      const screens = screensOf(await lookAt(a, language), sampleBrands[0]!, language)
      return [readAs(screens.portal!), readAs(screens.result!)]
    }
    const names = (...back: number[]) =>
      monthNames(
        back.map((count) => addMonths(present, -count)),
        language,
      )
    const says = (months: string) =>
      language === 'en' ? `Still missing: ${months}.` : `Falta todavía: ${months}.`
    await send(addMonths(present, -1), jpegOf(400, 300))
    for (const text of await told()) {
      // The month that cannot be read is missing as well.
      expect(text).toContain(says(names(4, 3, 2, 1)))
      expect(text).toContain(language === 'en' ? 'One file is not clear yet' : 'Un archivo no se lee bien')
      expect(text).not.toMatch(/We received|Recibimos/)
    }
    await send(addMonths(present, -2), jpegOf(1200, 1600))
    for (const text of await told()) {
      expect(text).toContain(says(names(4, 3, 1)))
      expect(text).toContain(language === 'en' ? `We received ${names(2)}.` : `Recibimos ${names(2)}.`)
    }
  },
)

test('what waits for its page says when it is saved, and says so as nothing else', () => {
  for (const language of ['en', 'es'] as const) {
    const said = (status: Parameters<typeof SaveState>[0]['status']) =>
      readAs(markupOf(<SaveState status={status} />, language)).trim()
    expect(said('unsaved')).toBe(language === 'en' ? 'Saved when you continue' : 'Se guarda al continuar')
    expect(
      new Set(
        ['none', 'unsaved', 'saving', 'saved', 'retrying', 'refused'].map((each) => said(each as 'saved')),
      ).size,
    ).toBe(6)
  }
})
