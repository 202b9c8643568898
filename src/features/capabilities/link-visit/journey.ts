// A link flow as the browser draws it: the flow, its facts, its words and what only this flow shows.
import type { ComponentType, ReactNode } from 'react'
import type { ApiPath, ApiRoute } from '#core/contract/api-route.ts'
import type { PageData } from '#core/flow/page-data.ts'
import type { FieldId } from '#core/contract/lead-fields.ts'
import type { TypedAnswers } from '#core/contract/write-model.ts'
import type { LinkPurpose } from '#core/domain/links.ts'
import type { Flow } from '#core/flow/flow.ts'
import type { StepKind } from '#core/flow/flow.ts'
import type { QuestionSource } from '#features/capabilities/questions/load-questions.ts'
import type { StepScreenProps, StepScreens } from '#ui/step-screen.ts'
import type { Greeting } from './contract.ts'

export interface LinkPageProps {
  readonly data: PageData
  /** Screens of the kinds that several journeys share. */
  readonly screens: StepScreens
  readonly onLanguage: () => void
}

/** What a screen of this flow alone can reach besides what every screen is given. */
export interface LinkScreenProps<Facts, Opened> extends StepScreenProps {
  /** What the server told when the link was opened. */
  readonly opened: Opened
  readonly facts: Facts
  readonly data: PageData
  /** A fact changed: conditions of the steps that follow look at it from now on. */
  readonly tell: (facts: Partial<Facts>) => void
  /** Asks the server again what it told when the link was opened. */
  readonly refresh: () => void
}

/** What stands around a form step. */
export interface AroundFormProps<Facts, Opened> extends LinkScreenProps<Facts, Opened> {
  readonly typed: TypedAnswers
  readonly code: string
  readonly children: ReactNode
}

/** The title of the tab, and for each form step `<id>Title` and `<id>Lede`, for a finish without a screen of its own `doneTitle` and `doneText`. */
export type LinkWords = Readonly<Record<string, string>> & { readonly pageTitle: string }

export interface LinkJourney<Facts extends object, Opened extends Greeting> {
  readonly flow: Flow<FieldId, Facts> & { readonly id: LinkPurpose }
  /** The `{api}` of its calls; the purpose when absent. */
  readonly api?: string
  /** The call that opens its links, and the one that takes a form step's answers; those of its purpose when absent. */
  readonly verify?: ApiRoute<'POST', ApiPath>
  readonly save?: ApiRoute<'POST', ApiPath>
  readonly words: { readonly en: LinkWords; readonly es: LinkWords }
  readonly factsOf: (opened: Opened) => Facts
  /** Milliseconds before the link is verified (specification 2, section 4, renewal); at once when absent. */
  readonly verifyAfterMs?: number
  /** Keeps in the browser what the opening told, or forgets it: null for a link that cannot be used. */
  readonly keep?: (opened: Opened | null) => void
  /** How a bank is linked here; absent where no step does. */
  readonly bankWay?: (opened: Opened) => StepScreenProps['bank']['way']
  readonly screens?: Readonly<Partial<Record<StepKind, ComponentType<LinkScreenProps<Facts, Opened>>>>>
  /** What every call names besides the link's code, by the address's other parts. */
  readonly besideCode?: (
    params: Readonly<Record<string, string | undefined>>,
  ) => Readonly<Record<string, string>>
  /** What a form sends under `pg` besides its answers. */
  readonly besideAnswers?: (facts: Facts, typed: TypedAnswers) => Readonly<Record<string, string | boolean>>
  /** Around its form steps: may show something else in their place. */
  readonly Around?: ComponentType<AroundFormProps<Facts, Opened>>
  /** Beside a step, by its id. */
  readonly beside?: Readonly<Record<string, ComponentType>>
  /** The questions that its form steps ask. */
  readonly questions?: QuestionSource
}
