// Before the wizard's page of secrets: says what the policy refuses, once, to those alone whom it concerns.
import { useCallback, useEffect, type ReactNode } from 'react'
import type { FieldId } from '#core/contract/lead-fields.ts'
import { isSoleProprietor } from '#core/domain/sole-proprietor.ts'
import type { CertainNo } from '#core/domain/told-limits.ts'
import type { StepPlace } from '#core/flow/flow.ts'
import { useApplicationState, useWizard } from '#features/capabilities/wizard/wizard-context.ts'
import { call } from '#ui/api.ts'
import { useFlowHistory } from '#ui/flow-runner.tsx'
import type { QuestionSet, QuestionViewProps } from '#ui/form-step.tsx'
import { focusWhenDrawn } from '#ui/focus-when-drawn.ts'
import type { stopApplication as declared } from './contract.ts'
import { stopApplication } from './paths.ts'
import { certainNoOfTyped } from './stated-in-browser.ts'
import { ToldBefore, ToldBeside } from './told-before.tsx'

const fieldOf: Readonly<Record<CertainNo, FieldId>> = {
  sales: 'monthlySales',
  'time-in-business': 'yearsInBusiness',
  industry: 'generalIndustry',
  state: 'businessState',
}

const LATE_MS = 15_000

/** The part of a page that was gone on to; in the history, so that reload and back keep it. */
const GONE_ON = 'on'

function useTold() {
  const { application, journey, data } = useWizard()
  const { typed } = useApplicationState(application)
  const { go } = useFlowHistory()
  const onCorrect = useCallback(
    (no: CertainNo) => {
      const field = fieldOf[no]
      const step = journey.flow.steps.find(({ fields }) => fields?.some((each) => each.field === field))
      if (!step) return
      go(step.page)
      focusWhenDrawn(field)
    },
    [journey, go],
  )
  const onStop = useCallback(
    () =>
      new Promise<boolean>((resolve) => {
        // Without a line nothing arrives; the person is told, and presses again.
        const late = setTimeout(() => resolve(false), LATE_MS)
        application.whenSaved(() => {
          clearTimeout(late)
          const leadId = application.state().queue.leadId
          if (!leadId) return resolve(false)
          void call<typeof declared>(stopApplication, { sf_leadid: leadId }).then(async (stopped) => {
            if (stopped.ok) {
              await application.lookAgain()
              go(journey.pages.end)
            }
            resolve(stopped.ok)
          })
        })
      }),
    [application, journey, go],
  )
  return { nos: certainNoOfTyped(data.limits, typed), limits: data.limits, onCorrect, onStop }
}

/** The page of secrets; before it what the policy refuses, unless that was read here, or the secrets are given. */
export function BeforeSecrets({ step, children }: { step: StepPlace; children: ReactNode }) {
  const { application, journey, back } = useWizard()
  const { masks, typed, serverPage } = useApplicationState(application)
  const { go, part } = useFlowHistory()
  const told = useTold()
  // Back from the page of one that was stopped: nothing is answered here any more.
  const isOver = told.nos.length > 0 && serverPage === journey.pages.end
  useEffect(() => {
    if (isOver) go(journey.pages.end, { replace: true })
  }, [isOver, journey, go])
  if (isOver) return null
  // A sole proprietor was told beside the number itself.
  const wasAsked = masks.ssn || masks.dateOfBirth || isSoleProprietor(typed.classification)
  if (!told.nos.length || part === GONE_ON || wasAsked) return children
  return <ToldBefore {...told} onGoOn={() => go(step.page, { part: GONE_ON })} back={back} />
}

/** A sole proprietor's number stands on the page of the business itself. */
function BesideSsn() {
  const { application } = useWizard()
  const { typed, masks } = useApplicationState(application)
  const told = useTold()
  if (!told.nos.length || masks.ssn || !isSoleProprietor(typed.classification)) return null
  return <ToldBeside {...told} />
}

/** The same questions, with what the policy refuses before the number. */
export function toldBeforeSsn(set: QuestionSet<FieldId>): QuestionSet<FieldId> {
  const Ssn = set.views.ssn
  if (!Ssn) return set
  const told = (props: QuestionViewProps<FieldId>) => (
    <>
      <BesideSsn />
      <Ssn {...props} />
    </>
  )
  return { ...set, views: { ...set.views, ssn: told } }
}
