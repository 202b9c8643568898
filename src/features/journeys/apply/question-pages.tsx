// Pages 1 to 4 of the wizard: heading, a line of help, and the questions.
import { useEffect, useMemo } from 'react'
import type { FieldId } from '#core/contract/lead-fields.ts'
import type { StepPlace } from '#core/flow/flow.ts'
import { en } from '#core/words/apply-pages/en.ts'
import { es } from '#core/words/apply-pages/es.ts'
import type { QuestionSet } from '#ui/form-step.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { useWords } from '#ui/words.tsx'
import { BeforeSecrets, toldBeforeSsn } from '#features/capabilities/before-secrets/in-wizard.tsx'
import { useApplicationState, useWizard } from '#features/capabilities/wizard/wizard-context.ts'
import { WizardForm } from '#features/capabilities/wizard/wizard-form.tsx'
import { leadQuestions } from '#features/capabilities/questions/lead-questions.tsx'

const words = { en, es }
type Key = keyof typeof en

/** Heading and lede of each page, by step id. */
export const headings: Readonly<Record<string, readonly [title: Key, lede: Key]>> = {
  business: ['businessTitle', 'businessLede'],
  interview: ['interviewTitle', 'interviewLede'],
  ownership: ['ownershipTitle', 'ownershipLede'],
  address: ['addressTitle', 'addressLede'],
}

interface QuestionPagesProps {
  readonly step: StepPlace
  /** The questions as this wizard draws them. */
  readonly set?: QuestionSet<FieldId>
}

export function QuestionPages({ step, set = leadQuestions }: QuestionPagesProps) {
  const t = useWords(words)
  const { application, askedAgain } = useWizard()
  const { masks } = useApplicationState(application)
  const [title, lede] = headings[step.id] ?? headings.business!
  const byHand = step.id === 'ownership' && !masks.ssn && !masks.dateOfBirth
  useEffect(() => application.learn(leadQuestions.fields), [application])
  const above = (
    <>
      {byHand && <p className="small muted">{t('ownershipNotice')}</p>}
      {askedAgain === step.page && (
        <Notice kind="info" live>
          {t('lostSecrets')}
        </Notice>
      )}
    </>
  )
  const shown = useMemo(() => toldBeforeSsn(set), [set])
  const form = <WizardForm step={step} set={shown} title={t(title)} lede={t(lede)} above={above} />
  return step.id === 'ownership' ? <BeforeSecrets step={step}>{form}</BeforeSecrets> : form
}
