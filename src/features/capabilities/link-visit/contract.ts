// What every link is asked with and tells first. The calls themselves are declared by the flows that have them, under their own api.
import * as z from 'zod/mini'
import { endpoint, type Endpoint } from '#core/contract/endpoint.ts'
import { leadModel } from '#core/contract/lead-model.ts'
import type { LinkPurpose } from '#core/domain/links.ts'
import { giveAnswers, newLink, verifyLink } from './paths.ts'

export const linkCode = z.string().check(z.minLength(1), z.maxLength(200))

/** Whom a link greets, and in whose brand. */
export const greeting = { first_name: z.string(), brand: z.string() }
export type Greeting = { readonly first_name: string; readonly brand: string }

/** What a link that asks questions tells: field id -> text or mask of what the application holds, of the fields that it asks for, and the facts that its conditions look at. */
const asked = z.object({
  ...greeting,
  answers: z.record(z.string(), z.string()),
  masks: z.record(z.string(), z.string()),
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])),
})
export type Asked<Facts = z.infer<typeof asked>['facts']> = Omit<z.infer<typeof asked>, 'facts'> & {
  readonly facts: Facts
}

/** One form step's answers, as the wizard's model carries them. */
const answersOf = (steps: readonly string[]) =>
  z.object({ link: linkCode, step: z.enum(steps), model: leadModel })
export type LinkAnswers = z.infer<ReturnType<typeof answersOf>>

/** Both calls of a link that asks questions. Made up, expired, revoked or meant for something else: 404, all alike; opening never uses a link up. */
export const questionCalls = (
  purpose: LinkPurpose,
  /** The ids of its form steps. */
  steps: readonly string[],
): {
  readonly verify: Endpoint<{ link: string }, Asked>
  readonly save: Endpoint<LinkAnswers, { done: boolean }>
} => ({
  verify: endpoint({
    name: `${purpose}-verify-link`,
    ...verifyLink(purpose),
    reads: true,
    limit: { calls: 20, seconds: 60 },
    request: z.object({ link: linkCode }),
    response: asked,
  }),
  /** Refused with a message per bad or missing field. `done`: nothing is asked for any more. */
  save: endpoint({
    name: `${purpose}-answers`,
    ...giveAnswers(purpose),
    limit: { calls: 20, seconds: 60 },
    request: answersOf(steps),
    response: z.object({ done: z.boolean() }),
  }),
})

/** The same answer for every code, made up or not: whoever asks learns nothing. */
export const sendNewLink = endpoint({
  name: 'send-new-link',
  ...newLink,
  limit: { calls: 5, seconds: 60 },
  request: z.object({ link: linkCode }),
  response: z.object({ ok: z.boolean() }),
})
