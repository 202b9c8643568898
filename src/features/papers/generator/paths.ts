// Where the calls of the document generator live (specification 3, section 7), and those by which staff make its papers and links.
import { get, post } from '#core/contract/api-route.ts'

export const getData = post('/api/doc/get-data')
/** Our own: the same paper as a PDF; `account` and `month` as a query where the address names them. */
export const getPdf = get('/api/doc/pdf/:doc/:id/:token')

export const listPapers = get('/api/staff/applications/:id/papers')
export const makePaperLink = post('/api/staff/applications/:id/paper-links')
/** A PDF with masked numbers; `account`, `month` and `language` as a query. */
export const downloadPaper = get('/api/staff/applications/:id/papers/:doc')
/** The same with the numbers, for a reason that is written down. */
export const revealPaper = post('/api/staff/applications/:id/papers/revealed')
/** All of it as a ZIP. */
export const downloadFile = get('/api/staff/applications/:id/file.zip')
