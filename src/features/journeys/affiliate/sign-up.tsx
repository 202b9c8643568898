// The form of a sign-up: checked here as on the server, sent once however often it is pressed.
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  affiliateFieldIds,
  affiliateFields,
  askedOfAffiliate,
  type AffiliateField,
} from '#core/contract/affiliate-fields.ts'
import { writeModel } from '#core/contract/write-model.ts'
import { QuestionForm } from '#features/capabilities/questions/question-form.tsx'
import { call } from '#ui/api.ts'
import { Notice } from '#ui/frame/notice.tsx'
import { randomId } from '#ui/random-id.ts'
import { refusedFields } from '#ui/refused-fields.ts'
import { todayHere } from '#ui/today.ts'
import { useLanguage, useWords } from '#ui/words.tsx'
import { affiliateQuestions } from './affiliate-questions.tsx'
import type { saveAffiliate } from './contract.ts'
import { keepSignup } from './kept-signup.ts'
import * as paths from './paths.ts'
import type { SignupScreenProps } from './screen-props.ts'
import * as words from './form-words.ts'

export function SignUp({ brand, typed, onType, next }: SignupScreenProps) {
  const t = useWords(words)
  const language = useLanguage()
  const [busy, setBusy] = useState(false)
  const [refusals, setRefusals] = useState<Readonly<Partial<Record<AffiliateField, string>>>>()
  const [problem, setProblem] = useState('')
  // What is sent again unchanged is the same sign-up.
  const sent = useRef({ text: '', key: '' })
  const today = todayHere()
  // What the address brought along is shown as if it had been typed. The page that reads the address has no fields' kinds.
  const tidy = useEffectEvent(() => {
    for (const id of affiliateFieldIds) {
      const text = typed[id]
      const shown = text && affiliateFields[id].kind.format(text)
      if (shown && shown !== text) onType(id, shown)
    }
  })
  useEffect(() => tidy(), [])

  const send = async () => {
    if (busy) return
    setBusy(true)
    setProblem('')
    const model = writeModel(affiliateFields, typed, affiliateFieldIds, today)
    const text = JSON.stringify(model)
    if (sent.current.text !== text) sent.current = { text, key: randomId() }
    const answer = await call<typeof saveAffiliate>(
      paths.saveAffiliate,
      { model, brand: brand.id },
      { language, headers: { 'idempotency-key': sent.current.key } },
    )
    setBusy(false)
    if (answer.ok) {
      keepSignup({ campaignId: answer.value.campaign_id, email: typed.email ?? '' })
      return next()
    }
    const refused = refusedFields(affiliateFields, answer.refusal, language)
    setRefusals(refused.byField)
    setProblem(refused.problem)
  }
  return (
    <QuestionForm
      step={{ fields: askedOfAffiliate }}
      set={affiliateQuestions}
      title={t('formTitle')}
      lede={t('formLede')}
      typed={typed}
      masks={{}}
      today={today}
      brand={brand}
      refusals={refusals}
      onType={(id, text) => {
        setRefusals((before) => before && { ...before, [id]: undefined })
        onType(id, text)
      }}
      onFinish={() => void send()}
      below={
        <>
          <p className="small muted">
            {t('agreeNote')} <a href="/business/legal/privacy">{t('privacy')}</a>
          </p>
          {problem && (
            <Notice kind="danger" live>
              {problem}
            </Notice>
          )}
        </>
      }
      busy={busy && t('saving')}
    />
  )
}
