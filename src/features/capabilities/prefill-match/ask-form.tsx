// Asks whether to look the owner up: the consent, the four digits and the zip that it takes, and the way on without it.
import { useState } from 'react'
import type { Texts } from '#core/contract/field-set.ts'
import type { Brand } from '#core/flow/brand.ts'
import { StepTitle } from '#ui/flow-runner.tsx'
import { FormStep } from '#ui/form-step.tsx'
import { Button } from '#ui/frame/button.tsx'
import { todayHere } from '#ui/today.ts'
import { useWords } from '#ui/words.tsx'
import { lookupQuestions, type LookupField } from './lookup-questions.tsx'
import type { Lookup } from './use-match.ts'
import * as words from './words.ts'

interface AskFormProps {
  readonly brand: Brand
  readonly busy: boolean
  readonly onAsk: (lookup: Lookup) => void
  readonly onByHand: () => void
}

const step = {
  fields: (['last4', 'homeZip', 'prefillConsent'] as const).map((field) => ({ field, required: true })),
}

export function AskForm({ brand, busy, onAsk, onByHand }: AskFormProps) {
  const t = useWords(words)
  const [typed, setTyped] = useState<Texts<LookupField>>({})
  const [missing, setMissing] = useState(false)
  const agreed = Boolean(typed.prefillConsent)
  return (
    <>
      <StepTitle>{t('askTitle')}</StepTitle>
      <p className="lede">{t('askLede')}</p>
      <FormStep
        step={step}
        set={lookupQuestions}
        typed={typed}
        masks={{}}
        today={todayHere()}
        brand={brand}
        refusals={missing && !agreed ? { prefillConsent: t('consentMissing') } : undefined}
        onType={(id, text) => setTyped((before) => ({ ...before, [id]: text }))}
        onFinish={() => {
          setMissing(!agreed)
          if (agreed && !busy) onAsk({ last4: typed.last4 ?? '', zip: (typed.homeZip ?? '').slice(0, 5) })
        }}
        actions={(ready) => (
          <div className="actions">
            <Button type={ready ? 'submit' : 'button'} busy={busy && t('finding')}>
              {t('find')}
            </Button>
            <Button look="quiet" onClick={onByHand}>
              {t('myself')}
            </Button>
          </div>
        )}
      />
    </>
  )
}
