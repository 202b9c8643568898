// Sends one file to the upload calls and answers what a person may read about it.
import type { ApiRoute } from '#core/contract/api-route.ts'
import type { IsoMonth } from '#core/ground/dates.ts'
import { ok, refused, type Outcome } from '#core/ground/outcome.ts'
import { en } from '#core/words/uploads/en.ts'
import { es } from '#core/words/uploads/es.ts'
import { pick, type Language } from '#core/words/words.ts'
import { failureText, type CallFailure } from '#ui/answer.ts'
import type { Upload } from '#ui/inputs/use-uploads.ts'
import { sendForm } from '#ui/send-form.ts'
import { UPLOAD_FOR, type StatementInfo, type UploadAnswer } from './contract.ts'
import * as paths from './paths.ts'

interface Where {
  readonly api: string
  /** The lead id or the link's code. */
  readonly link: string
  readonly language: Language
}

/** What a person reads of a file that did not arrive: the message about the file itself goes before that of the call. */
export function uploadProblem(failure: CallFailure, language: Language): string {
  if (failure.kind === 'offline') return pick({ en, es }, language).offline
  return (
    (failure.kind === 'problem' ? failure.errors[0]?.message : undefined) ?? failureText(failure, language)
  )
}

interface Sending {
  readonly route: ApiRoute<'POST'>
  readonly fields: Readonly<Record<string, string>>
  readonly where: Where
}

async function send(
  { route, fields, where: { link, language } }: Sending,
  [file, onProgress, signal]: Parameters<Upload>,
): Promise<Outcome<UploadAnswer, string>> {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...fields, link })) form.set(name, value)
  form.set('file', file, file.name)
  const headers: Record<string, string> = link ? { [UPLOAD_FOR]: link } : {}
  const sent = await sendForm<UploadAnswer>(route, form, { onProgress, signal, language, headers })
  return sent.ok ? ok(sent.value) : refused(uploadProblem(sent.refusal, language))
}

/** One document under its wire name ('Photo ID'). */
export const sendDocument =
  (where: Where, filetype: string): Upload<UploadAnswer> =>
  (...file) =>
    send({ route: paths.uploadFile(where.api), fields: { filetype }, where }, file)

/** A statement, of `month` where it is known; `onArrived` hears what the answer tells of all that are there. */
export const sendStatement =
  (where: Where, onArrived: (answer: UploadAnswer) => void, month?: IsoMonth): Upload<UploadAnswer> =>
  async (...file) => {
    const info: StatementInfo = { idx: 0, file: file[0].name, ...(month && { month }) }
    const fields = { fileinfo: JSON.stringify(info) }
    const sent = await send({ route: paths.uploadStatements(where.api), fields, where }, file)
    if (sent.ok) onArrived(sent.value)
    return sent
  }
