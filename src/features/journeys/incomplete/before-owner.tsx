// Before the link's page of secrets: what the policy refuses, as the wizard says it. The link may be forwarded, so no answer is shown by it.
import { useState } from 'react'
import { certainNos } from '#core/domain/told-limits.ts'
import { en } from '#core/words/before-secrets/en.ts'
import { es } from '#core/words/before-secrets/es.ts'
import { certainNoOfTyped } from '#features/capabilities/before-secrets/stated-in-browser.ts'
import { ToldBefore } from '#features/capabilities/before-secrets/told-before.tsx'
import type { AroundFormProps } from '#features/capabilities/link-visit/journey.ts'
import { call } from '#ui/api.ts'
import { StepTitle, useFlowHistory } from '#ui/flow-runner.tsx'
import { useWords } from '#ui/words.tsx'
import type { stopIncomplete as declared } from './contract.ts'
import type { IncompleteFacts } from './flow.ts'
import type { OpenedIncomplete } from './opened.ts'
import { stopIncomplete } from './paths.ts'

const words = { en, es }
const GONE_ON = 'on'

export function BeforeOwner(props: AroundFormProps<IncompleteFacts, OpenedIncomplete>) {
  const { step, facts, data, typed, code, back, children } = props
  const t = useWords(words)
  const { go, part } = useFlowHistory()
  const [stopped, setStopped] = useState(false)
  const here = certainNoOfTyped(data.limits, typed)
  const nos = certainNos.filter((no) => here.includes(no) || facts.refusedByPolicy?.includes(no))
  if (step.id !== 'owner' || !facts.missing.includes('ssn') || !nos.length || part === GONE_ON)
    return children
  if (stopped)
    return (
      <>
        <StepTitle key="stopped">{t('stoppedTitle')}</StepTitle>
        <p className="lede">{t('stoppedText')}</p>
      </>
    )
  const onStop = async () => {
    const { ok } = await call<typeof declared>(stopIncomplete, { link: code })
    setStopped(ok)
    return ok
  }
  const onGoOn = () => go(step.page, { step: step.id, part: GONE_ON })
  return <ToldBefore nos={nos} limits={data.limits} onStop={onStop} onGoOn={onGoOn} back={back} />
}
