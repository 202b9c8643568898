// A question page of the second wizard: heading, a line of help, its questions, and what is agreed to beside the button.
import { useState } from 'react'
import { consentWording } from '#core/domain/consents.ts'
import { fill } from '#core/words/words.ts'
import { LegalText } from '#features/capabilities/legal/legal-text.tsx'
import { allQuestions } from '#features/capabilities/questions/all-questions.tsx'
import { AgreementLine } from '#features/capabilities/legal/agreement-line.tsx'
import { BeforeSecrets, toldBeforeSsn } from '#features/capabilities/before-secrets/in-wizard.tsx'
import { useWizard } from '#features/capabilities/wizard/wizard-context.ts'
import { WizardForm } from '#features/capabilities/wizard/wizard-form.tsx'
import { Button } from '#ui/frame/button.tsx'
import { Modal } from '#ui/frame/modal.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import type { StepScreenProps } from '#ui/step-screen.ts'
import { useLanguage, useWords } from '#ui/words.tsx'
import * as words from './words.ts'
import '#ui/screens.css'
import '#ui/prose.css'
import './legacy.css'

/** The form steps of the flow; each has its heading and lede in the words. */
const pages = ['contact', 'personal', 'business', 'ownership', 'signature', 'loan-info'] as const
type PageId = (typeof pages)[number]
const isPage = (id: string): id is PageId => (pages as readonly string[]).includes(id)

const shownQuestions = toldBeforeSsn(allQuestions)

export function FormScreen({ step }: Pick<StepScreenProps, 'step'>) {
  const t = useWords(words)
  const { askedAgain, brand } = useWizard()
  const id = isPage(step.id) ? step.id : 'contact'
  const language = useLanguage()
  const promise = id === 'contact' ? brand.claims?.headline?.[language] : undefined
  const above = (
    <>
      {promise && <p className="muted legacy-promise">{promise}</p>}
      {id === 'signature' && <AgreementToSign />}
      {askedAgain === step.page && (
        <Notice kind="info" live>
          {t('lostSecrets')}
        </Notice>
      )}
    </>
  )
  const form = (
    <WizardForm
      step={step}
      set={shownQuestions}
      title={t(`${id}Title`)}
      lede={t(`${id}Lede`)}
      above={above}
      below={id === 'contact' ? <AgreementLine /> : undefined}
    />
  )
  return id === 'ownership' ? <BeforeSecrets step={step}>{form}</BeforeSecrets> : form
}

/** What is signed, in a window over the page and as a page of its own. */
function AgreementToSign() {
  const t = useWords(words)
  const { brand } = useWizard()
  const [open, setOpen] = useState(false)
  const { title, text } = consentWording('agreement', useLanguage())
  return (
    <div className="agreement-line">
      <p>{t('signConsent')}</p>
      <p>
        <Button look="line" onClick={() => setOpen(true)}>
          {t('readAgreement')}
        </Button>
      </p>
      <Modal open={open} wide title={title} onClose={() => setOpen(false)}>
        <div className="prose">
          <LegalText text={fill(text, { brand: brand.name })} />
          <p>
            <a href="/business/legal/agreement" target="_blank" rel="noopener">
              {t('agreementPrint')}
            </a>
          </p>
        </div>
      </Modal>
    </div>
  )
}
