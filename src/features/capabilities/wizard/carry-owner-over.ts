// 'Start a new application' after the end of one: ends its session and brings along who the owner is, in memory only.
import type { TypedAnswers } from '#core/contract/write-model.ts'
import { call } from '#ui/api.ts'
import { stored } from '#ui/stored-items.ts'
import type { leaveApplication } from './contract.ts'
import { forgetApplication } from './kept-contact.ts'
import * as paths from './paths.ts'

/** Name, e-mail, cell phone and business name of the application that was left, or all plain answers to correct one; nothing where the server gave none. */
export async function startAgain(carry: true | 'answers'): Promise<TypedAnswers> {
  const left = await call<typeof leaveApplication>(paths.leaveApplication, { carry })
  // Afterwards, for a late answer to a save of the old application keeps its lead id.
  forgetApplication(stored)
  return left.ok ? (left.value.contact ?? {}) : {}
}
