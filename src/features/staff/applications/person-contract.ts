// The persons of an application besides its applicant as staff see them, and adding, correcting and removing one.
import * as z from 'zod/mini'
import { endpoint } from '#core/contract/endpoint.ts'
import { sendableLinks } from '#core/domain/links.ts'
import { personAsks, personRoles } from '#core/domain/persons.ts'
import * as paths from '../paths.ts'

/** `asks`: what they still have to give; `sendable`: the links to them that can be sent now. */
export const shownPerson = z.object({
  id: z.string(),
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  oneName: z.boolean(),
  /** In their own writing; empty where it is none other. */
  ownName: z.string(),
  email: z.string(),
  role: z.enum(personRoles),
  /** In which they are written to. */
  language: z.enum(['en', 'es']),
  title: z.string(),
  /** Percent; null while it is not known. */
  ownership: z.nullable(z.number()),
  asks: z.array(z.enum(personAsks)),
  signedAt: z.nullable(z.string()),
  /** Whether they allowed a credit report; null where they were not asked. */
  creditReport: z.nullable(z.boolean()),
  sendable: z.array(z.enum(sendableLinks)),
})
export type ShownPerson = z.infer<typeof shownPerson>

const text = z.string().check(z.maxLength(200))

/** Texts by field id, as the inputs hold them; refused with a message per bad or missing field. */
export const addPerson = endpoint({
  name: 'staff-add-person-to-application',
  ...paths.addPersonTo,
  request: z.object({
    id: z.uuid(),
    role: z.enum(personRoles),
    firstName: text,
    lastName: text,
    /** One name only: `lastName` counts for nothing then. */
    oneName: z.optional(z.boolean()),
    ownName: z.optional(text),
    email: text,
    /** In which they are written to; the applicant's where it is not said. */
    language: z.optional(z.enum(['en', 'es'])),
  }),
  response: z.object({ personId: z.string() }),
})

/** Their name and where they are reached; `addressChanged`: whether the address is another one, and links to it have ended. */
export const correctPerson = endpoint({
  name: 'staff-correct-person-of-application',
  ...paths.correctPerson,
  request: z.object({
    id: z.uuid(),
    personId: z.uuid(),
    firstName: text,
    lastName: text,
    /** One name only: `lastName` counts for nothing then. */
    oneName: z.optional(z.boolean()),
    ownName: z.optional(text),
    email: text,
  }),
  response: z.object({ addressChanged: z.boolean() }),
})

/** Refused, with how to go on, for whoever has signed. */
export const removePerson = endpoint({
  name: 'staff-remove-person-from-application',
  ...paths.removePerson,
  request: z.object({ id: z.uuid(), personId: z.uuid() }),
  response: z.object({ ok: z.boolean() }),
})
