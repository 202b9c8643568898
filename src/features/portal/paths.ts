// Where the calls of the portal live.
import { get, post } from '#core/contract/api-route.ts'

export const askCode = post('/api/portal/code')
export const readCode = get('/api/portal/code')
export const enterCode = post('/api/portal/enter')
export const readHome = get('/api/portal/home')
export const readApplication = get('/api/portal/applications/:id')
export const openScreen = post('/api/portal/applications/:id/open')
export const writeMessage = post('/api/portal/applications/:id/messages')
export const setConsent = post('/api/portal/applications/:id/consent')
export const setReminder = post('/api/portal/applications/:id/reminder')
export const nameOwner = post('/api/portal/applications/:id/owners')
export const stateShare = post('/api/portal/applications/:id/own-share')
export const stateNoOthers = post('/api/portal/applications/:id/no-other-owners')
export const askDeletion = post('/api/portal/applications/:id/deletion')
export const logOut = post('/api/portal/logout')
export const logOutEverywhere = post('/api/portal/logout-everywhere')
