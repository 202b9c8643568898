// Anybody checks a file: the browser makes its SHA-256 and sends nothing else.
import { useEffect, useState } from 'react'
import type { ResponseOf } from '#core/contract/endpoint.ts'
import type { LinkPageProps } from '#features/capabilities/link-visit/journey.ts'
import type { checkPaper } from '#features/capabilities/signing/contract.ts'
import * as paths from '#features/capabilities/signing/paths.ts'
import * as words from '#features/capabilities/signing/words.ts'
import { failureText } from '#ui/answer.ts'
import { call } from '#ui/api.ts'
import { Notice } from '#ui/frame/notice.tsx'
import { PageFrame } from '#ui/frame/page-frame.tsx'
import { FilePlace } from '#ui/inputs/file-place.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import '#ui/screens.css'
import '#ui/prose.css'
import '#features/capabilities/uploads/uploads.css'
import './check-paper.css'

type Checked = ResponseOf<typeof checkPaper>

async function hashOf(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function CheckPaperPage({ data, onLanguage }: LinkPageProps) {
  const t = useWords(words)
  const language = useLanguage()
  const [state, setState] = useState<'none' | 'checking' | Checked>('none')
  const [problem, setProblem] = useState('')
  const [name, setName] = useState('')
  const title = t('checkTitle')
  useEffect(() => {
    document.title = `${title} - ${data.brand.name}`
  }, [title, data.brand.name])
  const check = async (file: File) => {
    setName(file.name)
    setState('checking')
    setProblem('')
    const hash = await hashOf(file)
    const answer = await call<typeof checkPaper>(paths.checkPaper, { hash }, { language })
    setState(answer.ok ? answer.value : 'none')
    if (!answer.ok) setProblem(failureText(answer.refusal, language))
  }
  const done = typeof state === 'object' ? state : null
  return (
    <PageFrame
      brand={data.brand}
      year={data.year}
      languageHref="/business/verify-paper"
      onLanguage={onLanguage}
    >
      <div className="prose">
        <h1>{title}</h1>
        <p>{t('checkLede')}</p>
        <FilePlace
          id="paper-file"
          label={t('checkFile')}
          accept="application/pdf,.pdf"
          onFile={(file) => void check(file)}
        />
        {name && <p className="small muted">{name}</p>}
        {state === 'checking' && <p role="status">{t('checking')}</p>}
        {problem && (
          <Notice kind="danger" live>
            {problem}
          </Notice>
        )}
        {done && (
          <Notice
            kind={done.signed ? 'ok' : done.known ? 'info' : 'danger'}
            live
            title={t(done.signed ? 'checkKnown' : done.known ? 'checkUnsigned' : 'checkUnknown')}
          >
            {done.known && <Told checked={done} />}
          </Notice>
        )}
      </div>
    </PageFrame>
  )
}

const named = ['funding-agreement', 'affiliate-agreement', 'e-sign-sample'] as const
const isNamed = (kind: string): kind is (typeof named)[number] => (named as readonly string[]).includes(kind)

function Told({ checked: { kind, made, signed, initials } }: { checked: Checked }) {
  const t = useWords(words)
  const language = useLanguage()
  const day = (date: string) =>
    new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', {
      dateStyle: 'long',
      timeZone: 'UTC',
    }).format(new Date(`${date}T00:00:00Z`))
  const lines = [
    kind && [t('checkKind'), isNamed(kind) ? t(`kind.${kind}`) : kind],
    made && [t('checkMade'), day(made)],
    signed && [t('checkSigned'), day(signed)],
    initials.length > 0 && [t('checkInitials'), initials.join(', ')],
  ].filter((line) => Array.isArray(line))
  return (
    <dl className="checked">
      {lines.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
