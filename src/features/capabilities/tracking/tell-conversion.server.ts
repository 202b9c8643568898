// The job that tells tags of a conversion: each once, only those that the applicant agreed to before it came about and still agrees to.
import type { ConversionName } from '#core/domain/conversions.ts'
import type { Deps } from '#platform/deps.ts'
import { uuidOf } from '#platform/ids.ts'
import { afterFault } from '#platform/outbox/after-fault.ts'
import { done, type JobResult, type JobRunner } from '#platform/outbox/outbox.ts'
import type { Conversion, TagPort } from '#platform/providers/tags/port.ts'
import { adsAllowedSince } from '#platform/store/consents.ts'
import { noteTag, readConversion } from '#platform/store/conversions.ts'
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
    const failed: Failed[] = []
    const settled = [...conversion.told, ...conversion.tooOld]
    for (const tag of deps.tags.filter(({ id }) => !settled.includes(id))) {
      const told = {
        name,
        at: conversion.at,
        eventId: eventIdOf(deps, leadId, name),
        subject: deps.keys.lastingIndex(leadId, `tag ${tag.id}`),
        clicks,
      }
      // What says nothing to the vendor is not told, and nothing is noted of it.
      if (!tag.takes(told)) continue
      const answer = isTooOld(deps, tag, told) ? null : await tag.tell(told)
      if (answer?.ok === false) failed.push(afterFault(tag.id, tag.id, answer.refusal))
      else await noteTag(deps.db, leadId, name, tag.id, answer ? 'told' : 'too_old')
    }
    return resultOf(failed)
  }

const isTooOld = (deps: Pick<Deps, 'clock'>, tag: TagPort, { at }: Conversion): boolean =>
  tag.takesForHours !== undefined && deps.clock().getTime() - at.getTime() >= tag.takesForHours * 3_600_000

type Failed = ReturnType<typeof afterFault>

/** One job tells all tags: while one of them may still be told it is tried again, after the longest wait that was asked for. */
function resultOf(failed: readonly Failed[]): JobResult {
  if (!failed.length) return done
  const why = failed.map((one) => ('retry' in one ? one.retry : one.giveUp)).join(', ')
  const again = failed.filter((one) => 'retry' in one)
  if (!again.length) return { giveUp: why }
  const waits = again.flatMap(({ afterSeconds }) => afterSeconds ?? [])
  return { retry: why, ...(waits.length ? { afterSeconds: Math.max(...waits) } : {}) }
}

/** The same at every try, so that a vendor counts it once; a UUID of our own making (RFC 9562, version 8). */
function eventIdOf(deps: Pick<Deps, 'keys'>, leadId: string, name: ConversionName): string {
  const bytes = Buffer.from(deps.keys.lastingIndex(`${leadId}\0${name}`, 'tag event'), 'base64url')
  bytes[6] = 0x80 | (bytes[6]! & 0x0f)
  bytes[8] = 0x80 | (bytes[8]! & 0x3f)
  return uuidOf(bytes.subarray(0, 16).toString('hex'))
}
