// Why an offer does not please: sent to the representative, who answers; the offer stays open.
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import type { Brand } from '#core/flow/brand.ts'
import { offerObjections, type OfferObjection } from '#core/domain/offer-objections.ts'
import { objectTo } from '#features/capabilities/offers/offer-calls.ts'
import { failureText } from '#ui/answer.ts'
import { Button } from '#ui/frame/button.tsx'
import { ContactLine } from '#ui/frame/contact-line.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import * as words from './words.ts'

interface NotHappyProps {
  readonly leadId: string
  readonly brand: Brand
  /** To the choice of another amount or term. */
  readonly onOther: () => void
}

export function NotHappy({ leadId, brand, onOther }: NotHappyProps) {
  const t = useWords(words)
  const language = useLanguage()
  const problemId = useId()
  const [why, setWhy] = useState<OfferObjection | null>(null)
  const [told, setTold] = useState(false)
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const first = useRef<HTMLInputElement>(null)
  const thanks = useRef<HTMLDivElement>(null)
  useEffect(() => first.current?.focus(), [])
  useEffect(() => {
    if (told) thanks.current?.focus()
  }, [told])

  const tell = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (!why) {
      setProblem(t('mustSelect'))
      return first.current?.focus()
    }
    setBusy(true)
    setProblem('')
    const answer = await objectTo(leadId, why)
    setBusy(false)
    if (!answer.ok) return setProblem(failureText(answer.refusal, language))
    setTold(true)
  }
  const another = (
    <Button look="line" onClick={onOther}>
      {t('another')}
    </Button>
  )
  if (told)
    return (
      <div ref={thanks} tabIndex={-1}>
        <Notice kind="ok" title={t('toldTitle')} actions={another}>
          {t('toldText')} <ContactLine brand={brand} sentence={t('orReach')} />
        </Notice>
      </div>
    )
  return (
    <form className="card" onSubmit={(event) => void tell(event)} noValidate>
      <fieldset className="objections" aria-describedby={problem ? problemId : undefined}>
        <legend>{t('whyTitle')}</legend>
        {offerObjections.map((each, at) => (
          <label key={each}>
            <input
              ref={at === 0 ? first : undefined}
              type="radio"
              name="objection"
              value={each}
              checked={why === each}
              onChange={() => {
                setWhy(each)
                setProblem('')
              }}
            />
            {t(`why.${each}`)}
          </label>
        ))}
      </fieldset>
      {problem && (
        <div id={problemId}>
          <Notice kind="danger" live>
            {problem}
          </Notice>
        </div>
      )}
      <div className="actions">
        <Button type="submit" busy={busy && t('sending')}>
          {t('tell')}
        </Button>
        {another}
      </div>
    </form>
  )
}
