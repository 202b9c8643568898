// Where the calls of the application wizards live.
import { get, post } from '#core/contract/api-route.ts'

export const saveLead = post('/api/apply/lead')
export const loadProgress = post('/api/apply/load-progress')
export const ready = post('/api/apply/ready')
export const currentApplication = get('/api/apply/current')
export const openContinueCode = post('/api/apply/continue')
export const sendContinueLink = post('/api/apply/send-link')
export const leaveApplication = post('/api/apply/leave')
