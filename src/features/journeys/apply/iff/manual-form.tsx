// The form in place of a match (specification 2, section 2): home-based, the address of the business, the owner's share, and again the digits and zip to look up with.
import { useState } from 'react'
import { leadFields, leadSet, type FieldId } from '#core/contract/lead-fields.ts'
import type { Step } from '#core/flow/flow.ts'
import { leadQuestions } from '#features/capabilities/questions/lead-questions.tsx'
import { lookupQuestions, type LookupField } from '#features/capabilities/prefill-match/lookup-questions.tsx'
import type { FormReason, Lookup } from '#features/capabilities/prefill-match/use-match.ts'
import * as words from '#features/capabilities/prefill-match/words.ts'
import { useApplicationState, useWizard } from '#features/capabilities/wizard/wizard-context.ts'
import { StepTitle } from '#ui/flow-runner.tsx'
import { FormStep, type QuestionSet } from '#ui/form-step.tsx'
import { Button } from '#ui/frame/button.tsx'
import * as frameWords from '#ui/frame-words.ts'
import { todayHere } from '#ui/today.ts'
import { useWords } from '#ui/words.tsx'

type ManualField = FieldId | LookupField

const required = (...fields: ManualField[]) => fields.map((field) => ({ field, required: true }))
const optional = (...fields: ManualField[]) => fields.map((field) => ({ field, required: false }))

const step: Pick<Step<ManualField>, 'fields'> = {
  fields: [
    ...required('homeBased', 'businessAddress'),
    ...optional('businessAddress2'),
    ...required('businessZip', 'businessState', 'businessCity', 'ownership'),
    ...optional('last4'),
    ...required('homeZip'),
    ...optional('prefillConsent'),
  ],
}

const questions: QuestionSet<ManualField> = {
  fields: { ...lookupQuestions.fields, ...leadFields },
  labels: {
    en: { ...lookupQuestions.labels.en, ...leadSet.labels.en, homeZip: lookupQuestions.labels.en.homeZip },
    es: { ...lookupQuestions.labels.es, ...leadSet.labels.es, homeZip: lookupQuestions.labels.es.homeZip },
  },
  // Each view is handed questions of its own set only.
  views: { ...(leadQuestions as QuestionSet<never>).views, ...(lookupQuestions as QuestionSet<never>).views },
  rows: [['last4', 'homeZip']],
}

const isLookup = (id: ManualField): id is Exclude<LookupField, 'homeZip'> =>
  id === 'last4' || id === 'prefillConsent'

const ledes = { chosen: 'formChosen', notFound: 'formNotFound', declined: 'formDeclined' } as const

interface ManualFormProps {
  readonly why: FormReason
  /** `lookup`: four digits that the owner typed and agreed to have looked up. */
  readonly onDone: (lookup: Lookup | null) => Promise<void>
}

export function ManualForm({ why, onDone }: ManualFormProps) {
  const t = useWords(words)
  const tf = useWords(frameWords)
  const { application, brand, checks } = useWizard()
  const { typed, masks } = useApplicationState(application)
  // Never kept: neither by the application nor by the browser.
  const [own, setOwn] = useState<{ readonly last4?: string; readonly prefillConsent?: string }>({})
  const [refused, setRefused] = useState(false)
  const [busy, setBusy] = useState(false)
  const unagreed = Boolean(own.last4) && !own.prefillConsent

  const finish = async () => {
    setRefused(unagreed)
    if (unagreed || busy) return
    application.leaveField(0)
    setBusy(true)
    await onDone(own.last4 ? { last4: own.last4, zip: (typed.homeZip ?? '').slice(0, 5) } : null)
    setBusy(false)
  }
  return (
    <>
      <StepTitle>{t('formTitle')}</StepTitle>
      <p className="lede">{t(ledes[why])}</p>
      <FormStep<ManualField>
        step={step}
        set={questions}
        typed={{ ...typed, ...own }}
        masks={masks}
        today={todayHere()}
        brand={brand}
        unchecked={!checks}
        refusals={refused && unagreed ? { prefillConsent: t('consentMissing') } : undefined}
        onType={(id, text) =>
          isLookup(id) ? setOwn((before) => ({ ...before, [id]: text })) : application.type(id, text)
        }
        onLeave={() => application.leaveField(0)}
        onFinish={() => void finish()}
        actions={(ready) => (
          <>
            <p className="small muted">{t('lookAgain')}</p>
            <div className="actions">
              <Button type={ready ? 'submit' : 'button'} busy={busy && t('finding')}>
                {tf('continue')}
              </Button>
            </div>
          </>
        )}
      />
    </>
  )
}
