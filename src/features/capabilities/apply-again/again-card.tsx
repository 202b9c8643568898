// 'Apply again' after a decline, in one place: before a plan's day first what the model finds in the same figures, then the form.
import { useEffect, useRef, useState } from 'react'
import type { Brand } from '#core/flow/brand.ts'
import { useLanguage, useWords } from '#ui/words.tsx'
import { openOwn } from '#features/capabilities/wizard/forget-and-begin.ts'
import { failureText } from '#ui/answer.ts'
import { call } from '#ui/api.ts'
import { Button } from '#ui/frame/button.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { AgainForm } from './again-form.tsx'
import type { applyAgain, Tried, tryAgain, WireAgain } from './contract.ts'
import { FoundToday } from './found-today.tsx'
import * as paths from './paths.ts'
import * as words from './words.ts'

interface AgainCardProps {
  readonly leadId: string
  readonly brand: Brand
  readonly again: WireAgain
  /** A plan's day that is still ahead, as it is read; '' where there is none. */
  readonly day: string
  /** The plan's day has come: what was found in the figures of then says nothing any more. */
  readonly due: boolean
  /** The owner asked to be told on that day. */
  readonly told: boolean
}

export function AgainCard({ leadId, brand, again, day, due, told }: AgainCardProps) {
  const t = useWords(words)
  const language = useLanguage()
  const [pressed, setPressed] = useState<'look' | 'begin' | null>(null)
  const [tried, setTried] = useState<Tried | null>(null)
  const [problem, setProblem] = useState('')
  const press = async (which: 'look' | 'begin', act: () => Promise<string>) => {
    if (pressed) return
    setPressed(which)
    setProblem('')
    const failed = await act()
    // What was begun is opened: until then a second press must do nothing.
    if (which === 'begin' && !failed) return
    setPressed(null)
    setProblem(failed)
  }
  const look = () =>
    press('look', async () => {
      const found = await call<typeof tryAgain>(paths.tryAgain, { sf_leadid: leadId }, { language })
      if (!found.ok) return failureText(found.refusal, language)
      setTried(found.value)
      return ''
    })
  const begin = (useBank: boolean, texts: boolean) =>
    press('begin', async () => {
      const request = { sf_leadid: leadId, use_bank: useBank, sms_consent: texts }
      const made = await call<typeof applyAgain>(paths.applyAgain, request, { language })
      if (!made.ok) return failureText(made.refusal, language)
      openOwn()
      return ''
    })
  // The press that closed the panel is gone with it.
  const opener = useRef<HTMLDivElement>(null)
  const [closed, setClosed] = useState(0)
  useEffect(() => {
    if (closed) opener.current?.querySelector('button')?.focus()
  }, [closed])
  const failed = problem && (
    <Notice kind="danger" live>
      {problem}
    </Notice>
  )
  if (again.begun)
    return (
      <section className="card">
        <h2>{t('title')}</h2>
        <p>{t('begunText')}</p>
        {failed}
        <div className="actions">
          <Button busy={pressed !== null && t('beginning')} onClick={() => void begin(false, false)}>
            {t('goOn')}
          </Button>
        </div>
      </section>
    )
  const form = (text: string, quiet: boolean) => (
    <AgainForm
      brand={brand}
      again={again}
      text={text}
      look={quiet ? 'line' : 'primary'}
      ends={told && day ? t('reminderEnds', { date: day }) : ''}
      busy={pressed === 'begin' && t('beginning')}
      onBegin={(useBank, texts) => void begin(useBank, texts)}
      {...(tried && {
        onBack: () => {
          setTried(null)
          setProblem('')
          setClosed(closed + 1)
        },
      })}
    />
  )
  return (
    <section className="card">
      <h2>{day ? t('earlierTitle', { date: day }) : t('title')}</h2>
      {tried ? (
        <>
          <FoundToday tried={tried} />
          {failed}
          {form(t(tried.found === 'same' ? 'anyway' : 'again'), day !== '' || tried.found === 'same')}
        </>
      ) : due ? (
        <>
          {failed}
          {form(t('again'), false)}
        </>
      ) : (
        <>
          <p>{t(day ? 'earlierText' : 'text')}</p>
          {failed}
          <div className="actions" ref={opener}>
            <Button
              look={day ? 'line' : 'primary'}
              busy={pressed !== null && t('looking')}
              onClick={() => void look()}
            >
              {t(day ? 'earlier' : 'again')}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
