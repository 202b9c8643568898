// The upload link in the browser: verifies the link, lists what is asked for, takes it, and says when everything is there.
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ResponseOf } from '#core/contract/endpoint.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { UPLOAD_FOR, type UploadAnswer } from '#features/capabilities/uploads/contract.ts'
import { failureText, isRetryable, type CallFailure } from '#ui/answer.ts'
import { call } from '#ui/api.ts'
import { Button } from '#ui/frame/button.tsx'
import { ContactLine } from '#ui/frame/contact-line.tsx'
import { LoadingBlock } from '#ui/frame/loading.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { PageFrame } from '#ui/frame/page-frame.tsx'
import { FileDrop } from '#ui/inputs/file-drop.tsx'
import { uploadProblem } from '#features/capabilities/uploads/send-upload.ts'
import type { Upload } from '#ui/inputs/use-uploads.ts'
import { sendForm } from '#ui/send-form.ts'
import { useParams } from '#ui/router.tsx'
import { useLanguage, useWords, type Translate } from '#ui/words.tsx'
import type { PageData } from '#core/flow/page-data.ts'
import type { openRequests } from './contract.ts'
import * as words from './words.ts'
import * as uploads from '#features/capabilities/uploads/paths.ts'
import * as paths from './paths.ts'
import '#ui/screens.css'
import '#ui/prose.css'
import './upload-documents.css'

type Asked = ResponseOf<typeof openRequests>
type Opened = { readonly asked: Asked } | { readonly failure: CallFailure } | null

interface UploadDocumentsPageProps {
  readonly data: PageData
  readonly onLanguage: () => void
}

export function UploadDocumentsPage({ data, onLanguage }: UploadDocumentsPageProps) {
  const t = useWords(words)
  const language = useLanguage()
  const { code = '' } = useParams()
  const [opened, setOpened] = useState<Opened>(null)
  const load = useCallback(async () => {
    const answer = await call<typeof openRequests>(paths.openRequests, { link: code })
    setOpened(answer.ok ? { asked: answer.value } : { failure: answer.refusal })
  }, [code])
  useEffect(() => void load(), [load])
  useEffect(() => {
    document.title = `${t('pageTitle')} - ${data.brand.name}`
  }, [t, data.brand.name])

  return (
    <PageFrame
      brand={data.brand}
      year={data.year}
      languageHref={`/business/documents/${code}`}
      onLanguage={onLanguage}
    >
      {!opened ? (
        <LoadingBlock>{t('verifying')}</LoadingBlock>
      ) : 'failure' in opened ? (
        <div className="prose">
          <h1>{t(isRetryable(opened.failure) ? 'failedTitle' : 'invalidTitle')}</h1>
          <Notice
            kind="danger"
            live
            actions={
              isRetryable(opened.failure) ? (
                <Button onClick={() => void load()}>{t('retry')}</Button>
              ) : undefined
            }
          >
            {failureText(opened.failure, language)} <ContactLine brand={data.brand} sentence={t('contact')} />
          </Notice>
        </div>
      ) : (
        <Requests asked={opened.asked} code={code} data={data} onArrived={() => void load()} />
      )}
    </PageFrame>
  )
}

interface RequestsProps {
  readonly asked: Asked
  readonly code: string
  readonly data: PageData
  /** A file arrived: what is open may have changed. */
  readonly onArrived: () => void
}

function Requests({ asked, code, data, onArrived }: RequestsProps) {
  const t = useWords(words)
  // What was open when the page came stays in sight with its files; what had arrived before needs no field.
  const here = useRef(new Set(asked.requests.filter(({ fulfilled }) => !fulfilled).map(({ kind }) => kind)))
  const done = asked.requests.every(({ fulfilled }) => fulfilled)
  const { requests } = asked
  if (requests.length === 0)
    return (
      <div className="prose">
        <h1>{t('noneTitle')}</h1>
        <p>{t('noneText')}</p>
      </div>
    )
  return (
    <div className="prose asked">
      {asked.first_name && <p className="lede">{t('greeting', { firstName: asked.first_name })}</p>}
      <h1>{t('title')}</h1>
      {done ? (
        <Notice kind="ok" live title={t('doneTitle')}>
          {t('doneText')}
        </Notice>
      ) : (
        <p>{t('lede')}</p>
      )}
      {requests.map((request) =>
        here.current.has(request.kind) ? (
          <FileDrop
            key={request.kind}
            id={`document-${requests.indexOf(request)}`}
            label={nameOf(t, request.kind)}
            hint={request.message || (request.kind === 'bank-statement' ? t('statementsHint') : undefined)}
            multiple={request.kind === 'bank-statement'}
            camera={request.kind !== 'bank-statement'}
            maxBytes={data.uploadLimitBytes}
            upload={uploadOf(code, request.kind)}
            onChange={(items) => {
              if (items.some(({ state }) => state === 'done')) onArrived()
            }}
          />
        ) : (
          <Notice key={request.kind} kind="ok" title={nameOf(t, request.kind)}>
            {t('arrived')}
          </Notice>
        ),
      )}
    </div>
  )
}

const knownNames: Readonly<Record<string, 'photoId' | 'voidedCheck' | 'statements'>> = {
  'photo-id': 'photoId',
  'voided-check': 'voidedCheck',
  'bank-statement': 'statements',
}

const nameOf = (t: Translate<keyof typeof words.en>, kind: string): string => {
  const key = knownNames[kind]
  return key ? t(key) : kind
}

function uploadOf(code: string, kind: string): Upload {
  return async (file, onProgress, signal) => {
    const form = new FormData()
    form.append('link', code)
    form.append('filetype', kind)
    form.append('file', file)
    const route = kind === 'bank-statement' ? uploads.uploadStatements : uploads.uploadFile
    const sent = await sendForm<UploadAnswer>(route(paths.DOCUMENTS), form, {
      onProgress,
      signal,
      headers: { [UPLOAD_FOR]: code },
    })
    const language = document.documentElement.lang === 'es' ? 'es' : 'en'
    return sent.ok ? ok(null) : refused(uploadProblem(sent.refusal, language))
  }
}
