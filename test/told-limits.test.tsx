// Every limit that is told stands in the policy: with a policy of unusual numbers no usual one is left anywhere, in either language.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { renderToStaticMarkup } from 'react-dom/server'
import shippedPolicy from '../policies/2026-12.json' with { type: 'json' }
import { declinePlan } from '#core/domain/decline-plan.ts'
import { parsePolicy } from '#core/domain/policy.ts'
import { file as soundFile, monthsOf } from '#core/domain/sound-file.fixture.ts'
import { certainNos, toldLimits } from '#core/domain/told-limits.ts'
import type { ModelInputs, Policy } from '#core/domain/underwriting.ts'
import { ToldBefore } from '#features/capabilities/before-secrets/told-before.tsx'
import { explanationOf } from '#features/capabilities/offers/explanation.server.ts'
import { FormScreen } from '#features/journeys/apply/form-screen.tsx'
import { applyJourney } from '#features/journeys/apply/journey.ts'
import { QuestionPages } from '#features/journeys/apply/question-pages.tsx'
import { FormScreen as LegacyFormScreen } from '#features/journeys/apply-legacy/form-screen.tsx'
import { legacyJourney } from '#features/journeys/apply-legacy/journey.ts'
import type { OpenedDecision } from '#platform/store/decisions.ts'
import { addEvent } from '#platform/store/events.ts'
import { LanguageProvider } from '#ui/words.tsx'
import type { Language } from '#core/words/words.ts'
import { decideWithDeals } from '#core/domain/deals.ts'
import { minimal } from './applicant.ts'
import { testApp, type TestApp } from './app.ts'
import { drawnQuestions, questionSteps, type Questions } from './drawn-questions.tsx'

/** Dollars and months that nobody would choose. */
const unusual = { sales: 23_457, months: 24, least: 6_321, most: 87_654, payments: 13 }

function unusualFile(): object {
  const copy = structuredClone(shippedPolicy)
  copy.version = 'unusual'
  copy.sections.generalMinimums.values = {
    monthlySales: unusual.sales,
    monthsInBusiness: unusual.months,
  }
  Object.assign(copy.sections.limits.values, {
    minimumAmount: unusual.least,
    maximumAmount: unusual.most,
    minimumPaymentsInAdb: unusual.payments,
  })
  return copy
}
const parsed = parsePolicy(unusualFile())
if (!parsed.ok) throw new Error(parsed.refusal)
const policy: Policy = parsed.value
const limits = toldLimits(policy)

/** What the shipped policy says, as a sentence would: amounts with or without sign and comma, months, payments. */
const usual =
  /(?<![\d,.])\$?(?:20,?000|15,?000|5,?000|100,?000)(?![\d,]|\.\d*[1-9])|(?<!\d)(?:12|6|twelve|six|doce|seis) (?:months|meses)\b|\b15 (?:payments|pagos)/i

describe('words', () => {
  /** Numbers that are no limit of the policy, each with its ground. */
  const others: readonly (readonly [path: string, piece: RegExp])[] = [
    // The law's own twelve months of records.
    ['staff', /12 CFR 1002\.12/],
    // Which months the model reads is of the engine.
    ['staff', /six months, and|seis meses y con|^(?:Six months|Seis meses)$/i],
    ['paper-statement', /six months before|seis meses antes/],
    ['uploads', /6 months of|6 meses de/],
    ['credit', /^(?:Last 6 months|Últimos 6 meses)$/],
  ]
  const areas = readdirSync('src/core/words', { withFileTypes: true }).filter((each) => each.isDirectory())

  test.each(areas.map(({ name }) => name))('%s have none of the policy’s numbers typed in', async (area) => {
    for (const language of ['en', 'es'] as const) {
      const path = `src/core/words/${area}/${language}.ts`
      if (!readdirSync(`src/core/words/${area}`).includes(`${language}.ts`)) continue
      const module = (await import(`../${path}`)) as Record<string, Record<string, string>>
      const typed = Object.values(module[language] ?? {}).filter(
        (text) => usual.test(text) && !others.some(([name, piece]) => name === area && piece.test(text)),
      )
      expect(typed).toEqual([])
    }
  })
})

test('the pattern finds what it is for', () => {
  for (const text of ['$20,000', 'from 20000 a', '$5,000.00', '12 months', '15 pagos', 'Desde $100,000'])
    expect(text).toMatch(usual)
  for (const text of ['$1,000,000', '120,000', '17 months', '$23,457', '36 months', '$20,000.50'])
    expect(text).not.toMatch(usual)
})

describe.each<Language>(['en', 'es'])('drawn in %s', (language) => {
  const wizards: readonly Questions[] = [
    {
      journey: applyJourney,
      variant: 'plaid',
      draw: (step) => (step.page === 0 ? <FormScreen step={step} /> : <QuestionPages step={step} />),
    },
    { journey: legacyJourney, variant: 'legacy', draw: (step) => <LegacyFormScreen step={step} /> },
  ]
  const owners = [
    {},
    { monthlySales: '1,200', yearsInBusiness: '0-1 year', requestedAmount: '600' },
    {
      monthlySales: '22,000',
      yearsInBusiness: '1-2 years',
      classification: 'Sole Proprietorship',
      requestedAmount: '900,000',
    },
  ]

  test.each(wizards)('every page of questions of the wizard $variant', (questions) => {
    const drawn = questionSteps(questions)
      .flatMap((step) => owners.map((typed) => drawnQuestions(questions, step, typed, { limits, language })))
      // The form's own range and the choices of fixed lists stand besides.
      .join('\n')
      .replaceAll(/value="[^"]*"/g, '')
    expect(drawn.match(usual)).toBeNull()
    for (const number of ['$23,457', '24 ', '$6,321', '$87,654']) expect(drawn).toContain(number)
  })

  test('the page before secrets', () => {
    const markup = renderToStaticMarkup(
      <LanguageProvider language={language}>
        <ToldBefore nos={certainNos} limits={limits} onStop={async () => true} onGoOn={() => {}} />
      </LanguageProvider>,
    )
    expect(markup).toContain('$23,457')
    expect(markup).toMatch(/\b24 (?:months|meses)/)
    expect(markup).not.toMatch(usual)
  })

  test('a plan and the reasons of a decline name no less than the form asks for', () => {
    const inputs: ModelInputs = soundFile({
      months: monthsOf({ gross: 900_000 }),
      timeInBusinessMonths: 3,
    })
    const plan = declinePlan(policy, inputs)!
    const needed = (code: string) => plan.steps.find((step) => step.code === code)?.needed
    expect([needed('revenue'), needed('time-in-business')]).toEqual([2_345_700, 24])
    const told = explanationOf(
      {
        origin: 'model',
        outcome: 'declined',
        inputs,
        result: decideWithDeals(policy, inputs),
      } as OpenedDecision,
      language,
    )
    const texts = JSON.stringify([told.reasons, told.raises])
    expect(texts).toMatch(/\$23,457/)
    expect(texts).toMatch(/\b24 (?:months|meses)/)
    expect(texts).not.toMatch(usual)
  })
})

describe('through the front door', () => {
  let t: TestApp
  let folder: string
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'policy-'))
    writeFileSync(join(folder, 'unusual.json'), JSON.stringify(unusualFile()))
    t = await testApp({ env: { POLICY_FILE: join(folder, 'unusual.json') } })
  })
  afterAll(async () => {
    await t.close()
    rmSync(folder, { recursive: true, force: true })
  })

  let count = 0
  async function applied(business: object) {
    count += 1
    const email = `unusual${count}@shop.example`
    const phone = `(207) 555-${String(3600 + count)}`
    const model = {
      ...minimal,
      business: { ...minimal.business, email, ...business },
      pg: { ...minimal.pg, email, phone },
    }
    const who = t.visitor()
    let leadid = ''
    let mqlType: unknown
    for (let page = 0; page <= 4; page++) {
      const saved = await who.post('/api/apply/lead', { model: { ...model, sfleadid: leadid }, page })
      leadid = String(saved.body.leadid)
      mqlType = saved.body.mql_type
    }
    await t.worker.drain()
    return { who, leadid, id: t.deps.keys.readLeadCode(leadid)!.id, mqlType }
  }
  const reasonsOf = async ({ who, leadid }: Awaited<ReturnType<typeof applied>>, language: Language) =>
    JSON.stringify(
      (
        await who.post(
          '/api/lead/offer_status',
          { sf_leadid: leadid },
          { headers: { 'accept-language': language } },
        )
      ).body.explanation,
    )

  test.each([
    ['exactly the minimums', { monthly_sales: '23,457', years_in_business: '2-5 years' }, 'WC'],
    ['a dollar less', { monthly_sales: '23,456', years_in_business: '2-5 years' }, 'DNQ'],
    ['a band below', { monthly_sales: '90,000', years_in_business: '1-2 years' }, 'DNQ'],
  ])('%s: the qualification follows the policy', async (_, business, type) => {
    expect((await applied(business)).mqlType).toBe(type)
  })

  test('why it was refused, on the page and in what was sent, in both languages', async () => {
    const owner = await applied({ monthly_sales: '21,000', years_in_business: '1-2 years' })
    for (const language of ['en', 'es'] as const) {
      const told = await reasonsOf(owner, language)
      expect(told).toContain('$23,457')
      expect(told).toMatch(/\b24 (?:months|meses)/)
      expect(told).not.toMatch(usual)
    }
    const sent = JSON.stringify(
      await t.db.query('select template from message where lead_id = $1::uuid', [owner.id]),
    )
    expect(sent).toContain('adverse-action')
  })

  test('what was refused under one policy stays refused by it under the next', async () => {
    const owner = await applied({ monthly_sales: '21,000', years_in_business: '5+ years' })
    const before = await reasonsOf(owner, 'en')
    const then = t.deps.policy
    Object.assign(t.deps, {
      policy: { ...then, generalMinimums: { monthlySales: 1_000_000, monthsInBusiness: 1 } },
    })
    expect(await reasonsOf(owner, 'en')).toBe(before)
    Object.assign(t.deps, { policy: then })
  })

  test('an older row says no minimums: every release told the same ones then', async () => {
    const owner = await applied({ monthly_sales: '19,000', years_in_business: '5+ years' })
    const detail = { mql_type: 'DNQ', stage: 'not-qualified' } as const
    const event = { leadId: owner.id, kind: 'application-completed', actor: 'system', detail } as const
    await addEvent(t.db, event, new Date(t.clock().getTime() + 1))
    expect(await reasonsOf(owner, 'en')).toContain('$20,000')
  })

  test('what the page is told is the policy', () => {
    expect(toldLimits(t.deps.policy)).toEqual(limits)
    expect(readFileSync('src/server/pages.ts', 'utf8')).toContain('toldLimits(deps.policy)')
  })
})
