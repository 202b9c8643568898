// Where the calls of uploads live.
import { post } from '#core/contract/api-route.ts'

export const receivedDocuments = post('/api/uploads/received')
export const takeBack = post('/api/uploads/take-back')
export const statementMonth = post('/api/uploads/statement-month')
export const handOver = post('/api/uploads/hand-over')
export const endHandOver = post('/api/uploads/end-hand-over')

/** multipart: file, filetype ('Photo ID', 'Voided Check' or another document name), link or sf_leadid. */
export const uploadFile = <const Api extends string>(api: Api) => post(`/api/${api}/upload-file`)
/** multipart: file (several), fileinfo (several, JSON {idx, file, month}), link or sf_leadid; opp_id with the api 'opportunity'. */
export const uploadStatements = <const Api extends string>(api: Api) => post(`/api/${api}/upload-statements`)
