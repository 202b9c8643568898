// Applicants of a soak: each answers five pages, some connect a bank; who is told that something is away comes back, as people do.
import { walkBankPages } from '#simulators/bank-pages/walk.ts'
import { bodyOf, PAGES } from '../application.ts'

interface Tally {
  applications: number
  banks: number
  saves: number
  /** Calls that were answered with 'come back later' in words. */
  putOff: number
  /** Answers that no person should see: 500s, broken ones. The first of each is kept. */
  readonly broken: Map<string, number>
  /** Milliseconds of each save since they were last taken. */
  times: number[]
}

export const newTally = (): Tally => ({
  applications: 0,
  banks: 0,
  saves: 0,
  putOff: 0,
  broken: new Map(),
  times: [],
})

/** Personas of the bank world that end in offers or a decline by the engine. */
const personas = ['user_healthy', 'user_seasonal', 'user_stacked', 'user_thin']
/** How often who was put off comes back, and after how long. */
const TRIES = 8
const PAUSE_MS = 5_000
/** One in so many connects a bank. */
const WITH_BANK = 10

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** One application; `n` makes the person. Ends early once `isOver`. */
export async function applyOnce(
  { url, linkUrl, tally, isOver }: { url: string; linkUrl: string; tally: Tally; isOver: () => boolean },
  n: number,
): Promise<void> {
  let cookie = ''
  const ask = async (path: string, init: RequestInit): Promise<Record<string, unknown> | null> => {
    for (let attempt = 0; attempt < TRIES && !(attempt && isOver()); attempt++) {
      if (attempt) await pause(PAUSE_MS)
      const answer = await fetch(`${url}${path}`, {
        ...init,
        headers: { ...(init.headers as Record<string, string>), ...(cookie ? { cookie } : {}) },
        redirect: 'manual',
      })
      const set = answer.headers.getSetCookie()[0]?.split(';')[0]
      if (set) cookie = set
      const text = await answer.text()
      if (answer.ok) return JSON.parse(text) as Record<string, unknown>
      if (![429, 502, 503].includes(answer.status)) {
        const what = `${answer.status} ${path.split('?')[0]} ${text.slice(0, 120)}`
        tally.broken.set(what, (tally.broken.get(what) ?? 0) + 1)
        return null
      }
      tally.putOff++
    }
    return null
  }

  let leadId: string | undefined
  for (const page of PAGES) {
    const begun = performance.now()
    const saved = await ask('/api/apply/lead', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': `soak-${process.pid}-${n}-${page}` },
      body: bodyOf(n, page, leadId),
    })
    if (!saved) return
    tally.times.push(performance.now() - begun)
    tally.saves++
    leadId = String(saved.leadid)
  }
  tally.applications++
  if (n % WITH_BANK || isOver()) return

  const opened = await ask(`/api/plaid/get_link_token/?redirect_url=&sf_leadid=${leadId}`, {})
  if (!opened) return
  const frame = `${linkUrl}/bank/frame?session=${String(opened.link_token)}&holder=http%3A%2F%2Fapp.example`
  const end = await walkBankPages(frame, { username: personas[(n / WITH_BANK) % personas.length]! })
  const token = end.messages.find((message) => message.type === 'success')?.['public_token']
  if (!token) return
  const linked = await ask('/api/apply/get_access_token', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ public_token: String(token), sfleadid: leadId! }).toString(),
  })
  if (linked) tally.banks++
}
