// What is asked for under an upload link: lists it, takes it, and says when everything is there.
import { useRef } from 'react'
import type { ResponseOf } from '#core/contract/endpoint.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import type { LinkScreenProps } from '#features/capabilities/link-visit/journey.ts'
import * as linkWords from '#features/capabilities/link-visit/words.ts'
import { UPLOAD_FOR, type UploadAnswer } from '#features/capabilities/uploads/contract.ts'
import * as uploads from '#features/capabilities/uploads/paths.ts'
import { uploadProblem } from '#features/capabilities/uploads/send-upload.ts'
import { StepTitle } from '#ui/flow-runner.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { FileDrop } from '#ui/inputs/file-drop.tsx'
import type { Upload } from '#ui/inputs/use-uploads.ts'
import { sendForm } from '#ui/send-form.ts'
import { useWords, type Translate } from '#ui/words.tsx'
import type { openRequests } from './contract.ts'
import { DOCUMENTS } from './flow.ts'
import * as words from './words.ts'
import './upload-documents.css'

type Asked = ResponseOf<typeof openRequests>

export function Requests({ opened: asked, leadId: code, data, refresh }: LinkScreenProps<object, Asked>) {
  const t = useWords(words)
  const tl = useWords(linkWords)
  // What was open when the page came stays in sight with its files; what had arrived before needs no field.
  const here = useRef(new Set(asked.requests.filter(({ fulfilled }) => !fulfilled).map(({ kind }) => kind)))
  const done = asked.requests.every(({ fulfilled }) => fulfilled)
  const { requests } = asked
  if (requests.length === 0)
    return (
      <div className="prose">
        <StepTitle>{t('noneTitle')}</StepTitle>
        <p>{t('noneText')}</p>
      </div>
    )
  return (
    <div className="prose asked">
      {asked.first_name && <p className="lede">{tl('greeting', { firstName: asked.first_name })}</p>}
      <StepTitle>{t('title')}</StepTitle>
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
              if (items.some(({ state }) => state === 'done')) refresh()
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
    const sent = await sendForm<UploadAnswer>(route(DOCUMENTS), form, {
      onProgress,
      signal,
      headers: { [UPLOAD_FOR]: code },
    })
    const language = document.documentElement.lang === 'es' ? 'es' : 'en'
    return sent.ok ? ok(null) : refused(uploadProblem(sent.refusal, language))
  }
}
