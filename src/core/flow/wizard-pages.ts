// The pages of a wizard that matter to whoever saves, resumes or draws it, read off its flow: its numbers stand in the list of steps alone.
import type { StepKind, StepPlace } from './flow.ts'

/** What the conditions of a wizard's steps may look at besides answers. */
export interface WizardFacts {
  readonly notQualified?: boolean
  /** A partner lender may fund at once (spec 12). */
  readonly partner?: boolean
  /** The bank gave account and routing number: a voided check would say the same. */
  readonly numbersKnown?: boolean
}

/** By the wire numbers of the flow. Every page before `bank` asks questions. */
export interface WizardPages {
  readonly first: number
  /** Where the bank begins, once everything before it has arrived. */
  readonly bank: number
  readonly result: number
  /** Where offers and every end are shown. */
  readonly end: number
}

/** Throws a TypeError for a flow that is no wizard. */
export function wizardPages({ steps }: { readonly steps: readonly StepPlace[] }): WizardPages {
  const at = (kind: StepKind) => steps.find((step) => step.kind === kind)!.page
  return { first: steps[0]!.page, bank: at('bank-intro'), result: at('bank-result'), end: at('offers') }
}

/**
 * The steps behind the questions, which every wizard has, in the order of their pages' numbers. An application keeps the id of the
 * furthest step that was reached; a step that is not listed here asks questions.
 */
const behindQuestions = ['bank-intro', 'bank-link', 'result', 'photo-id', 'voided-check', 'approval']

/** The further of two steps, of any wizard; the first one where neither is behind the questions. */
export const furtherStep = (step: string, other: string): string =>
  behindQuestions.indexOf(other) > behindQuestions.indexOf(step) ? other : step

/**
 * The page at which a stored step stands in this wizard. One that only another wizard has asks questions: the walk then leads to the
 * first open question, or where there is none to the bank.
 */
export const pageOfStep = (
  { steps }: { readonly steps: readonly StepPlace[] },
  id: string,
  pages: WizardPages,
): number => steps.find((step) => step.id === id)?.page ?? pages.bank
