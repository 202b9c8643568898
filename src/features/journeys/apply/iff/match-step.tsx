// The prefill match in the wizard: looks the owner up, and leads to the owner's page where the match is confirmed, else to the form.
import { useEffect } from 'react'
import { leadQuestions } from '#features/capabilities/questions/lead-questions.tsx'
import { AskForm } from '#features/capabilities/prefill-match/ask-form.tsx'
import { FoundCard } from '#features/capabilities/prefill-match/found-card.tsx'
import { useMatch, type Lookup } from '#features/capabilities/prefill-match/use-match.ts'
import { useWizard } from '#features/capabilities/wizard/wizard-context.ts'
import type { StepScreenProps } from '#ui/step-screen.ts'
import { OWNER_STEP } from './flow.ts'
import { ManualForm } from './manual-form.tsx'

export function MatchStep({ api, brand, next, to }: StepScreenProps) {
  const { application } = useWizard()
  const savedLeadId = () =>
    new Promise<string>((resolve) => {
      application.whenSaved(() => resolve(application.state().queue.leadId ?? ''))
    })
  const matching = useMatch(api, savedLeadId)
  const { state } = matching
  useEffect(() => application.learn(leadQuestions.fields), [application])

  const ask = async (lookup: Lookup) => {
    application.type('homeZip', lookup.zip)
    return matching.ask(lookup)
  }
  const confirm = async () => {
    if (!(await matching.confirm())) return
    // First on to the page, then what it holds: this step is passed as soon as the address is known.
    to(OWNER_STEP)
    await application.reload(await savedLeadId())
  }
  switch (state.at) {
    case 'ask':
      return (
        <AskForm brand={brand} busy={false} onAsk={(lookup) => void ask(lookup)} onByHand={matching.byHand} />
      )
    case 'asking':
      return <AskForm brand={brand} busy onAsk={() => {}} onByHand={matching.byHand} />
    case 'found':
    case 'confirming':
      return state.match ? (
        <FoundCard
          match={state.match}
          busy={state.at === 'confirming'}
          onConfirm={() => void confirm()}
          onDecline={matching.decline}
        />
      ) : null
    case 'form':
      return (
        <ManualForm
          why={state.why}
          onDone={async (lookup) => {
            if (lookup && (await ask(lookup))) return
            next()
          }}
        />
      )
  }
}
