// Draws the pages of questions of a wizard: a question without a view would be asked of nobody.
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { leadFields, type FieldId } from '#core/contract/lead-fields.ts'
import type { ToldLimits } from '#core/domain/told-limits.ts'
import type { Language } from '#core/words/words.ts'
import type { TypedAnswers } from '#core/contract/write-model.ts'
import { knownOfTyped } from '#core/flow/typed-answers.ts'
import type { Variant } from '#core/flow/variant.ts'
import { visibleFields } from '#core/flow/walk.ts'
import { refused } from '#core/ground/outcome.ts'
import { createApplication } from '#features/capabilities/answers/application.ts'
import type { WizardJourney } from '#features/capabilities/wizard/journey.ts'
import { WizardContext } from '#features/capabilities/wizard/wizard-context.ts'
import { sampleBrands } from '#platform/sample-brands.ts'
import { createStoredItems } from '#ui/stored-items.ts'
import { LanguageProvider } from '#ui/words.tsx'

type QuestionStep = WizardJourney['flow']['steps'][number]

export interface Questions {
  readonly journey: WizardJourney
  readonly variant: Variant
  /** The screen of a page of questions. */
  readonly draw: (step: QuestionStep) => ReactNode
}

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

function wizardOf({ journey, variant }: Questions, typed: TypedAnswers) {
  const application = createApplication({
    flow: journey.flow,
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
    derive: () => {},
    newKey: () => 'key',
    random: () => 0,
    later: () => () => {},
    tell: () => {},
    variant,
  })
  for (const [id, text] of Object.entries(typed)) application.type(id as FieldId, text)
  // A ready-made page shows how an application began: this one began with these answers.
  return { ...application, begun: application.state }
}

const none: ToldLimits = { least: 0, most: 0, sales: 0, months: 0 }

/** The markup of a page of questions for somebody who typed these answers. */
export function drawnQuestions(
  questions: Questions,
  step: QuestionStep,
  typed: TypedAnswers,
  { limits = none, language = 'en' }: { limits?: ToldLimits; language?: Language } = {},
): string {
  const { journey, variant } = questions
  const data = {
    brand,
    language,
    variant,
    partnerLender: false,
    staging: false,
    year: 2026,
    uploadLimitBytes: 0,
    limits,
  } as const
  const wizard = {
    journey,
    variant,
    application: wizardOf(questions, typed),
    brand,
    data,
    checks: true,
    finish: () => {},
    askedAgain: null,
  } as const
  return renderToStaticMarkup(
    <LanguageProvider language={language}>
      <WizardContext value={wizard}>{questions.draw(step)}</WizardContext>
    </LanguageProvider>,
  )
}

export const questionSteps = ({ journey }: Questions): readonly QuestionStep[] =>
  journey.flow.steps.filter(({ kind }) => kind === 'form')

/** Fetched and drawn once a name cannot be printed. */
const drawnLater: ReadonlySet<FieldId> = new Set<FieldId>(['ownName', 'ownBusinessName', 'signatureVariant'])

/** Declares a test of each page of questions: it draws the fields that it may ask for, and no others. */
export const testDrawnQuestions = (questions: Questions) =>
  test.each(questionSteps(questions))('page $page, $id', (step) => {
    const asked = new Set<FieldId>()
    const undrawn = new Set<FieldId>()
    for (const typed of owners) {
      const controls = new Set(
        [...drawnQuestions(questions, step, typed).matchAll(/ (?:id|name)="(\w+)["-]/g)].map(
          ([, name]) => name,
        ),
      )
      for (const { field } of visibleFields(
        step,
        knownOfTyped({ fields: leadFields, typed, masks: {}, today }),
        {},
      )) {
        asked.add(field)
        if (!controls.has(field) && !drawnLater.has(field)) undrawn.add(field)
      }
    }
    expect([...undrawn]).toEqual([])
    expect([...asked].toSorted()).toEqual((step.fields ?? []).map(({ field }) => field).toSorted())
  })
