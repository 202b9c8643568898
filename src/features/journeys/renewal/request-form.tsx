// Amount and use: the one page of questions. It goes on once the server has made the application.
import { useState } from 'react'
import { writeModel } from '#core/contract/write-model.ts'
import type { Texts } from '#core/contract/field-set.ts'
import { AgreementLine } from '#features/capabilities/legal/agreement-line.tsx'
import * as linkWords from '#features/capabilities/link-visit/words.ts'
import { QuestionForm } from '#features/capabilities/questions/question-form.tsx'
import { linkSource } from '#features/capabilities/tracking/link-source.ts'
import { deviceOf } from '#features/capabilities/tracking/visit-source.ts'
import { call } from '#ui/api.ts'
import { Notice } from '#ui/frame/notice.tsx'
import { refusedFields } from '#ui/refused-fields.ts'
import { stored } from '#ui/stored-items.ts'
import { todayHere } from '#ui/today.ts'
import { useLanguage, useWords } from '#ui/words.tsx'
import type { activePlaids, applyForm } from './contract.ts'
import type { RenewalField } from './fields.ts'
import { requestFields } from './flow.ts'
import * as paths from './paths.ts'
import { renewalQuestions } from './renewal-questions.tsx'
import type { ScreenProps } from './screen-props.ts'
import * as words from './words.ts'

export function RequestForm({ leadId: link, opened, brand, tell, next, to }: ScreenProps) {
  const t = useWords(words)
  const tl = useWords(linkWords)
  const language = useLanguage()
  const [typed, setTyped] = useState<Texts<RenewalField>>(opened.answers)
  const [busy, setBusy] = useState(false)
  const [refusals, setRefusals] = useState<Readonly<Partial<Record<RenewalField, string>>>>()
  const [problem, setProblem] = useState('')
  const today = todayHere()
  const { fields } = renewalQuestions
  const ids = requestFields.map(({ field }) => field)

  const send = async () => {
    if (busy) return
    setBusy(true)
    setProblem('')
    const asked = { ...typed, smsConsent: typed.smsConsent ?? '' }
    const model = {
      ...writeModel(fields, asked, ids, today),
      ...linkSource(stored, window.location.search, deviceOf(navigator.userAgent)),
      account_id: opened.account_id,
    }
    const sent = await call<typeof applyForm>(paths.applyForm, { link, model })
    if (!sent.ok) {
      setBusy(false)
      const { refusal } = sent
      if (refusal.kind === 'problem' && refusal.code === 'answers-final') {
        tell({ received: true })
        return to('finish')
      }
      const refused = refusedFields(fields, refusal, language)
      setRefusals(refused.byField)
      return setProblem(refused.problem)
    }
    stored.set('oppid', sent.value.oppid)
    const banks = await call<typeof activePlaids>(paths.activePlaids, { link, model })
    setBusy(false)
    // Where it is not known, the count of the opening stands.
    if (banks.ok) {
      stored.set('active_plaid_connections', String(banks.value.active))
      tell({ banks: banks.value.active })
    }
    next()
  }
  return (
    <QuestionForm
      step={{ fields: requestFields }}
      set={renewalQuestions}
      greeting={opened.first_name ? tl('greeting', { firstName: opened.first_name }) : undefined}
      title={opened.company_name || t('pageTitle')}
      lede={t('lede')}
      typed={typed}
      masks={{}}
      today={today}
      brand={brand}
      refusals={refusals}
      onType={(id, text) => {
        setRefusals((before) => before && { ...before, [id]: undefined })
        setTyped((before) => ({ ...before, [id]: text }))
      }}
      onFinish={() => void send()}
      below={
        <>
          {problem && (
            <Notice kind="danger" live>
              {problem}
            </Notice>
          )}
          <p className="small muted">{t('wrongContact')}</p>
          <AgreementLine />
        </>
      }
      busy={busy && t('sending')}
    />
  )
}
