// The page of a link to the bank: one for all of them, made from its flow.
import type { ComponentType } from 'react'
import type { LinkPageProps } from '#features/capabilities/link-visit/journey.ts'
import { linkPage } from '#features/capabilities/link-visit/link-page.tsx'
import { lazyScreen } from '#ui/lazy-screen.tsx'
import type { OpenedBankVisit } from './contract.ts'
import { Explanation, ExplanationSide } from './explanation.tsx'
import type { BankVisitFacts, BankVisitFlow } from './flow.ts'
import type { CallingScreenProps, ScreenProps } from './screen-props.ts'
import { askStanding } from './visit-calls.ts'
import * as words from './words.ts'

// What follows the explanation comes when its step does.
const Load = lazyScreen(async () => (await import('./load.tsx')).Load)
const Result = lazyScreen(async () => (await import('./result.tsx')).Result)
const Finish = lazyScreen(async () => (await import('./finish.tsx')).Finish)

export function bankVisitPage(flow: BankVisitFlow): ComponentType<LinkPageProps> {
  const calling = (Screen: ComponentType<CallingScreenProps>) => (props: ScreenProps) => (
    <Screen {...props} calls={flow.calls} />
  )
  return linkPage<BankVisitFacts, OpenedBankVisit>({
    flow,
    api: flow.api,
    verify: flow.calls.verify,
    words,
    factsOf: ({ documents, bank_state: state, numbers_known: numbersKnown }) => ({
      documents,
      numbersKnown,
      bank: state === 'linked' ? 'linked' : 'wanted',
    }),
    bankWay: ({ way }) => way ?? 'token',
    screens: {
      'bank-intro': Explanation,
      'bank-load': calling(Load),
      'bank-outcome': ({ leadId: code, tell, next }) => (
        <Result code={code} ask={(signal) => askStanding(flow.calls, code, signal)} tell={tell} next={next} />
      ),
      finish: calling(Finish),
    },
    beside: { explanation: ExplanationSide },
  })
}
