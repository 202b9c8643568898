// Leaving an application for another one: for a new one, or for the one that this browser's session is of by now.
import { call } from '#ui/api.ts'
import { stored } from '#ui/stored-items.ts'
import type { leaveApplication } from './contract.ts'
import { forgetApplication } from './kept-contact.ts'
import * as paths from './paths.ts'

/** 'Start a new application': forgets what the browser kept, ends the session and begins again. */
export async function startOver(): Promise<void> {
  await call<typeof leaveApplication>(paths.leaveApplication, {})
  openOwn()
}

/** Opens the wizard with what its session says, not with what the browser kept. */
export function openOwn(): void {
  forgetApplication(stored)
  // What lies behind in this tab's history are pages of the application before: 'back' must not lead there.
  window.history.replaceState(null, '')
  const { pathname } = window.location
  window.location.assign(pathname.replace(/\/(?:amt|continue)\/[^/]+\/?$/, '/'))
}
