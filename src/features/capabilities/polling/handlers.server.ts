// Status is pushed to pages that wait: the same door as `offer_status`, asked again before every word.
import { Readable } from 'node:stream'
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import type { Deps } from '#platform/deps.ts'
import type { Feature } from '#platform/feature.ts'
import { findApplication, type Application } from '#platform/http/application-door.ts'
import { applicationRoute } from '#platform/http/application-route.ts'
import type { Call } from '#platform/http/call.ts'
import { codeIn } from '#platform/http/code-in.ts'
import { application } from '#platform/http/takes.ts'
import { statusStream as declared, STREAM_SECONDS } from './contract.ts'
import { createStreams, type Streams } from './status-streams.server.ts'

const takes = application({ by: ['session'], opens: 'offers' })

/** One room for the streams of a server. */
const rooms = new WeakMap<Deps, Streams>()
function roomOf(deps: Deps): Streams {
  const room = rooms.get(deps) ?? createStreams(deps.config.rateLimits)
  rooms.set(deps, room)
  return room
}

export const statusPush: Feature = {
  name: 'status-push',
  routes: (deps) => [applicationRoute(deps, declared, takes, openStream)],
  plugin: (app, deps) => {
    // A stream that nobody ends would hold up the stop.
    app.addHook('preClose', async () => roomOf(deps).close())
  },
}

async function openStream(
  deps: Deps,
  { lead }: Application,
  request: RequestOf<typeof declared>,
  call: Call,
): Promise<Answer<ResponseOf<typeof declared>>> {
  const { wait = STREAM_SECONDS } = request
  const stream = new Readable({ read: () => {} })
  const room = roomOf(deps)
  if (!room.enter(stream, { application: lead.id, address: call.ip }, wait))
    return refused({ code: 'too-many', retryAfterSeconds: 60 })

  const mayStay = async () => (await findApplication(deps, call, takes, codeIn(request) ?? '')).ok
  let judging = false
  let again = false
  /** One word for changes that come together. */
  const tell = async (): Promise<void> => {
    again = judging
    if (judging) return
    judging = true
    // A database that is away for a moment ends nobody's waiting: the word carries nothing, and what is read after it is judged.
    const stays = await mayStay().catch(() => true)
    judging = false
    if (!stays) room.end(stream)
    else if (again) await tell()
    else room.send(stream, 'event: status\ndata:\n\n')
  }
  try {
    const stop = await deps.statusNews.follow(lead.id, () => void tell())
    stream.once('close', stop)
  } catch (error) {
    stream.destroy()
    throw error
  }
  room.send(stream, 'event: open\ndata:\n\n')
  if (wait === 0) room.end(stream)
  return ok(stream)
}
