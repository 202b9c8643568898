// Every field of the flow is drawn on its page, a question without a view would be asked of nobody.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { leadFields, type FieldId } from '#core/contract/lead-fields.ts'
import type { TypedAnswers } from '#core/contract/write-model.ts'
import { knownOfTyped } from '#core/flow/typed-answers.ts'
import { visibleFields } from '#core/flow/walk.ts'
import { refused } from '#core/ground/outcome.ts'
import { sampleBrands } from '#platform/sample-brands.ts'
import { createStoredItems } from '#ui/stored-items.ts'
import { LanguageProvider } from '#ui/words.tsx'
import { WizardContext } from '#features/capabilities/wizard/wizard-context.ts'
import { createApplication } from '#features/capabilities/answers/application.ts'
import { legacyFlow } from './flow.ts'
import { legacyJourney } from './journey.ts'
import { FormScreen } from './form-screen.tsx'
import { en } from './words.ts'

const today = '2026-11-16'
const brand = sampleBrands[0]!

const answered = {
  yearsInBusiness: '2-5 years',
  homeAddress: '9 Alamo St',
  homeCity: 'San Antonio',
  businessAddress: '77 Mission Blvd',
  businessCity: 'San Antonio',
}
/** Two owners whose answers show every question between them; a question with a condition of its own needs its answer here. */
const owners: readonly TypedAnswers[] = [
  {
    ...answered,
    classification: 'Sole Proprietorship',
    generalIndustry: 'Restaurants and Food Services',
    referral: 'Other',
  },
  { ...answered, classification: 'Limited Liability Company' },
]

function wizardOf(typed: TypedAnswers) {
  const application = createApplication({
    flow: legacyFlow,
    fields: leadFields,
    keep: () => {},
    send: async () => refused({ kind: 'offline' }),
    load: async () => refused({ kind: 'offline' }),
    stored: createStoredItems(
      () => {
        throw new Error('nothing is kept here')
      },
      () => 0,
    ),
    today: () => today,
    newKey: () => 'key',
    random: () => 0,
    later: () => () => {},
    tell: () => {},
    variant: 'legacy',
  })
  for (const [id, text] of Object.entries(typed)) application.type(id as FieldId, text)
  // A ready-made page shows how an application began: this one began with these answers.
  return { ...application, begun: application.state }
}

const steps = legacyFlow.steps.filter(({ kind }) => kind === 'form')

function drawn(step: (typeof steps)[number], typed: TypedAnswers): string {
  const data = {
    brand,
    language: 'en',
    variant: 'legacy',
    partnerLender: false,
    staging: false,
    year: 2026,
    uploadLimitBytes: 0,
    offerLimits: { least: 0, most: 0 },
  } as const
  const wizard = {
    journey: legacyJourney,
    variant: 'legacy',
    application: wizardOf(typed),
    brand,
    data,
    checks: true,
    finish: () => {},
    askedAgain: null,
  } as const
  return renderToStaticMarkup(
    <LanguageProvider language="en">
      <WizardContext value={wizard}>
        <FormScreen step={step} />
      </WizardContext>
    </LanguageProvider>,
  )
}

test.each(steps)('page $page, $id', (step) => {
  const asked = new Set<FieldId>()
  const undrawn = new Set<FieldId>()
  for (const typed of owners) {
    const controls = new Set(
      [...drawn(step, typed).matchAll(/ (?:id|name)="(\w+)["-]/g)].map(([, name]) => name),
    )
    for (const { field } of visibleFields(
      step,
      knownOfTyped({ fields: leadFields, typed, masks: {}, today }),
      {},
    )) {
      asked.add(field)
      if (!controls.has(field)) undrawn.add(field)
    }
  }
  expect([...undrawn]).toEqual([])
  expect([...asked].toSorted()).toEqual((step.fields ?? []).map(({ field }) => field).toSorted())
})

test('every page of questions has its heading', () => {
  for (const step of steps) {
    const name = `${step.id}Title` as keyof typeof en
    expect(drawn(step, {})).toContain(`>${en[name]}</h1>`)
  }
})
