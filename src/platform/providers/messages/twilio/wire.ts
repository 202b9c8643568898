// The part of Twilio's API and webhooks that we read.
import * as z from 'zod/mini'

export const messageAnswer = z.object({ sid: z.string().check(z.regex(/^(?:SM|MM)[0-9a-f]{32}$/i)) })

/** 'active', 'suspended' or 'closed'. */
export const accountAnswer = z.object({ status: z.string() })

export const numbersAnswer = z.object({
  incoming_phone_numbers: z.array(z.object({ phone_number: z.string(), sms_url: z.nullable(z.string()) })),
})

export const listAnswer = z.object({
  messages: z.array(
    z.object({
      sid: z.string(),
      body: z.nullable(z.string()),
      status: z.string(),
      /** RFC 2822. */
      date_created: z.string(),
    }),
  ),
})

export const errorAnswer = z.object({ code: z.number() })

export const inboundForm = z.object({
  MessageSid: z.string().check(z.minLength(1)),
  /** A number in E.164; by RCS 'rcs:' and the number; a short code or a name of a sender that is no phone. */
  From: z.string().check(z.minLength(1)),
  Body: z._default(z.string(), ''),
  OptOutType: z.optional(z.string()),
})

export const statusForm = z.object({
  MessageSid: z.string().check(z.minLength(1)),
  MessageStatus: z.string().check(z.minLength(1)),
  ErrorCode: z.optional(z.string()),
})
