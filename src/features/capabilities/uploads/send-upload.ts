// Sends one file to the upload calls and answers what a person may read about it.
import type { ApiRoute } from '#core/contract/api-route.ts'
import { ok, refused, type Outcome } from '#core/ground/outcome.ts'
import type { Language } from '#core/words/words.ts'
import type { Upload, UploadProblem } from '#ui/inputs/use-uploads.ts'
import { sendForm } from '#ui/send-form.ts'
import type { StatementInfo, UploadAnswer } from './contract.ts'
import { UPLOAD_FOR } from './paths.ts'
import * as paths from './paths.ts'
import { uploadProblem } from './upload-problem.ts'

interface Where {
  readonly api: string
  /** The lead id or the link's code. */
  readonly link: string
  readonly language: Language
}

interface Sending {
  readonly route: ApiRoute<'POST'>
  readonly fields: readonly (readonly [string, string])[]
  readonly where: Where
}

async function send(
  { route, fields, where: { link, language } }: Sending,
  [pages, onProgress, signal, before, password]: Parameters<Upload<UploadAnswer>>,
): Promise<Outcome<UploadAnswer, UploadProblem>> {
  const form = new FormData()
  const replaces = before?.documents[0]?.id
  for (const [name, value] of [...fields, ['link', link] as const]) form.append(name, value)
  if (replaces) form.set('replaces', replaces)
  if (password) form.set('password', password)
  for (const page of pages) form.append('file', page, page.name)
  const headers: Record<string, string> = link ? { [UPLOAD_FOR]: link } : {}
  const sent = await sendForm<UploadAnswer>(route, form, { onProgress, signal, language, headers })
  return sent.ok ? ok(sent.value) : refused(uploadProblem(sent.refusal, language))
}

/** One document under its wire name ('Photo ID'), all its pages in one request. */
export const sendDocument =
  (where: Where, filetype: string): Upload<UploadAnswer> =>
  (...document) =>
    send({ route: paths.uploadFile(where.api), fields: [['filetype', filetype]], where }, document)

/** A statement, with the pages that are photos of it; its months are found where it arrives. */
export const sendStatement =
  (where: Where): Upload<UploadAnswer> =>
  (...document) => {
    const infos = document[0].map(({ name }, idx): StatementInfo => ({
      idx,
      file: name,
      ...(idx > 0 && { page_of: 0 }),
    }))
    const fields = infos.map((info) => ['fileinfo', JSON.stringify(info)] as const)
    return send({ route: paths.uploadStatements(where.api), fields, where }, document)
  }
