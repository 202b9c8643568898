// The job that tells tags of a conversion: each once, only those that the applicant agreed to before it came about and still agrees to.
import type { ConversionName } from '#core/domain/conversions.ts'
import type { Deps } from '#platform/deps.ts'
import { uuidOf } from '#platform/ids.ts'
import { done, type JobRunner } from '#platform/outbox/outbox.ts'
import { adsAllowedSince } from '#platform/store/consents.ts'
import { noteTold, readConversion } from '#platform/store/conversions.ts'
import { readLead } from '#platform/store/leads.ts'
import { vendorsOf } from './ads-consent.server.ts'

const clickIds = ['gclid', 'fbclid', 'ttclid'] as const

export const tellConversion =
  (deps: Deps): JobRunner<'tell-conversion'> =>
  async ({ leadId, payload: { conversion: name } }) => {
    const [lead, conversion, since] = await Promise.all([
      readLead(deps.db, leadId),
      readConversion(deps.db, leadId, name),
      adsAllowedSince(deps.db, leadId, vendorsOf(deps)),
    ])
    if (!lead || !conversion || !since || since > conversion.at) return done
    const clicks = Object.fromEntries(
      clickIds.flatMap((id) => (typeof lead.source[id] === 'string' ? [[id, lead.source[id]]] : [])),
    ) as Record<string, string>
    const faults: string[] = []
    for (const tag of deps.tags.filter(({ id }) => !conversion.told.includes(id))) {
      const told = {
        name,
        at: conversion.at,
        eventId: eventIdOf(deps, leadId, name),
        subject: deps.keys.lastingIndex(leadId, `tag ${tag.id}`),
        clicks,
      }
      const answer = tag.takes(told) ? await tag.tell(told) : null
      if (answer?.ok === false) faults.push(`${tag.id}: ${answer.refusal.kind}`)
      else await noteTold(deps.db, leadId, name, tag.id)
    }
    return faults.length ? { retry: faults.join(', ') } : done
  }

/** The same at every try, so that a vendor counts it once; a UUID of our own making (RFC 9562, version 8). */
function eventIdOf(deps: Pick<Deps, 'keys'>, leadId: string, name: ConversionName): string {
  const bytes = Buffer.from(deps.keys.lastingIndex(`${leadId}\0${name}`, 'tag event'), 'base64url')
  bytes[6] = 0x80 | (bytes[6]! & 0x0f)
  bytes[8] = 0x80 | (bytes[8]! & 0x3f)
  return uuidOf(bytes.subarray(0, 16).toString('hex'))
}
