// Where the calls of uploads live.
import { post } from '#core/contract/api-route.ts'

export const receivedDocuments = post('/api/uploads/received')
export const takeBack = post('/api/uploads/take-back')
export const keepDocument = post('/api/uploads/keep')
export const statementMonth = post('/api/uploads/statement-month')
export const handOver = post('/api/uploads/hand-over')
export const endHandOver = post('/api/uploads/end-hand-over')

/**
 * The header in which a page names the application again (lead id or link code), so that an upload is judged before its body is read.
 * A caller that holds the session's cookie needs none; one that names a link only in the body is read with less room.
 */
export const UPLOAD_FOR = 'x-application'

/** multipart: file, filetype ('Photo ID', 'Voided Check' or another document name), link or sf_leadid; password where the file is a locked PDF. */
export const uploadFile = <const Api extends string>(api: Api) => post(`/api/${api}/upload-file`)
/** multipart: file (several), fileinfo (several, JSON {idx, file, month}), link or sf_leadid, password of locked PDFs; opp_id with the api 'opportunity'. */
export const uploadStatements = <const Api extends string>(api: Api) => post(`/api/${api}/upload-statements`)
