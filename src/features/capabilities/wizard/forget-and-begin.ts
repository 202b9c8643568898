// 'Start a new application': forgets what the browser kept, ends the session and begins again.
import { call } from '#ui/api.ts'
import { stored } from '#ui/stored-items.ts'
import type { leaveApplication } from './contract.ts'
import { forgetApplication } from './kept-contact.ts'
import * as paths from './paths.ts'

export async function startOver(): Promise<void> {
  forgetApplication(stored)
  await call<typeof leaveApplication>(paths.leaveApplication, {})
  const { pathname } = window.location
  window.location.assign(pathname.replace(/\/(?:amt|continue)\/[^/]+\/?$/, '/'))
}
