// A legal text as a page: headings, paragraphs, its date, and a way to keep it on paper.
import { useCallback, useEffect, useState } from 'react'
import type { ResponseOf } from '#core/contract/endpoint.ts'
import type { Brand } from '#core/flow/brand.ts'
import { en } from '#core/words/legal/en.ts'
import { es } from '#core/words/legal/es.ts'
import { failureText, type CallFailure } from '#ui/answer.ts'
import { call } from '#ui/api.ts'
import { Button } from '#ui/frame/button.tsx'
import { Skeleton } from '#ui/frame/loading.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { PageFrame } from '#ui/frame/page-frame.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import type { readLegalText } from './contract.ts'
import { LegalText } from './legal-text.tsx'
import * as paths from './paths.ts'
import '#ui/screens.css'
import '#ui/prose.css'

const words = { en, es }
const shownKinds = ['agreement', 'e-sign', 'privacy'] as const

interface LegalPageProps {
  /** The last part of the address: the kind of a consent. */
  readonly kind: string
  readonly brand: Brand
  readonly year: number
  readonly onLanguage?: () => void
}

type LegalText = ResponseOf<typeof readLegalText>
type Read = { readonly text: LegalText } | { readonly failure: CallFailure } | null

export function LegalPage({ kind, brand, year, onLanguage }: LegalPageProps) {
  const t = useWords(words)
  const language = useLanguage()
  const [read, setRead] = useState<Read>(null)
  const load = useCallback(async () => {
    setRead(null)
    const request = { kind, brand: brand.id } as Parameters<typeof call<typeof readLegalText>>[1]
    const answer = await call<typeof readLegalText>(paths.readLegalText, request, {
      language,
    })
    setRead(answer.ok ? { text: answer.value } : { failure: answer.refusal })
  }, [kind, brand.id, language])
  useEffect(() => void load(), [load])
  useEffect(() => {
    if (read && 'text' in read) document.title = `${read.text.title} - ${brand.name}`
  }, [read, brand.name])

  return (
    <PageFrame brand={brand} year={year} languageHref={`/business/legal/${kind}`} onLanguage={onLanguage}>
      {!read ? (
        <Skeleton lines={12} label={t('loading')} />
      ) : 'failure' in read ? (
        <Notice
          kind="danger"
          title={t('failed')}
          actions={
            <Button look="line" onClick={() => void load()}>
              {t('retry')}
            </Button>
          }
        >
          {failureText(read.failure, language)}
        </Notice>
      ) : (
        <Text text={read.text} kind={kind} />
      )}
    </PageFrame>
  )
}

function Text({ text, kind }: { text: LegalText; kind: string }) {
  const t = useWords(words)
  const language = useLanguage()
  return (
    <article className="prose">
      <h1>{text.title}</h1>
      <p className="small muted">{t('version', { date: longDate(text.version, language) })}</p>
      <LegalText text={text.text} />
      {text.contact && <p className="small">{t('contact', { contact: text.contact })}</p>}
      <div className="actions">
        <Button look="line" onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
      <nav aria-label={t('others')} className="small">
        <ul>
          {shownKinds
            .filter((other) => other !== kind)
            .map((other) => (
              <li key={other}>
                <a href={`/business/legal/${other}`}>{t(other)}</a>
              </li>
            ))}
        </ul>
      </nav>
    </article>
  )
}

/** An ISO date as a day of the calendar, wherever the browser is. */
const longDate = (date: string, language: 'en' | 'es'): string =>
  new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`))
