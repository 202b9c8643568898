// Sample papers of the demo: a signed business loan application, a credit report and a bank statement, each by a link of the underwriter's.
import type { Id } from '#core/ground/id.ts'
import { linesAddress, type Stroke } from '#core/fields/drawn-lines.ts'
import { links } from '#core/domain/links.ts'
import { sign } from '#features/capabilities/answers/sign.server.ts'
import { readLines } from '#features/capabilities/bank-analysis/read-lines.server.ts'
import { bindingOf, pathOf, type NamedPaper } from '#features/papers/generator/link-to-paper.server.ts'
import { statementMonths } from '#core/domain/lines/month-statement.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { createLink } from '#platform/store/links.ts'
import { staffByEmail } from '#platform/store/staff.ts'

/** The sample's owner signed at home. */
const fromHome = { ip: '203.0.113.24', userAgent: 'Sample browser', language: 'en' } as Call

export async function addSamplePapers(deps: Deps, made: Record<string, string>): Promise<void> {
  const [lead] = await deps.db.query<{ id: string; name: string }>(
    `select id, owner_name as name from lead where stage = 'offered'
     order by exists (select from credit_report r where r.lead_id = lead.id) desc, created_at desc, id limit 1`,
  )
  const maker = await staffByEmail(deps.db, 'martin@underway.example')
  if (!lead || !maker) return
  const paper = async (id: string, wanted: NamedPaper) => {
    if (made[id]) return
    const detail = await bindingOf(deps, lead.id, wanted)
    if (!detail.ok) return
    const of = { leadId: lead.id, purpose: 'paper', createdBy: maker.id, expiresInDays: 90 } as const
    const { code } = await deps.db.transaction((tx) =>
      createLink(tx, deps.keys, { ...of, detail: detail.value }, deps.clock()),
    )
    made[id] = pathOf(detail.value, code).slice(links.paper.path('').length)
  }
  if (!made['docgenerator-bla']) await signSample(deps, lead.id, lead.name)
  await paper('docgenerator-bla', { doc: 'bla' })
  await paper('docgenerator-report', { doc: 'report' })
  const read = await readLines(deps, lead.id)
  const book = read.ok ? read.value?.book : null
  const place = book?.head.accounts.findIndex(({ use }) => use === 'operating') ?? -1
  const account = book?.head.accounts[place]
  if (!book || !account) return
  await paper('docgenerator-statements', {
    doc: 'statements',
    account: account.key,
    // The running month is not over.
    month: statementMonths(book, place).at(-2),
  })
}

/** A line as a hand would draw it: a loop for each letter of the name, of its height. */
function drawnFor(name: string): Stroke[] {
  const letters = [...name].slice(0, 24)
  const points = letters.flatMap((letter, at) =>
    Array.from({ length: 12 }, (_, step) => {
      const turn = (step / 12) * 2 * Math.PI
      const high = /[A-Zbdfhklt]/.test(letter) ? 34 : letter === ' ' ? 3 : 14
      return {
        x: 24 + at * 13 + step + 5 * Math.cos(turn),
        y: 76 - high * Math.sin(turn) ** 2 - 2 * Math.sin(turn),
      }
    }),
  )
  return [
    points,
    [
      { x: 20, y: 94 },
      { x: 30 + letters.length * 13, y: 88 },
    ],
  ]
}

async function signSample(deps: Deps, leadId: string, name: string): Promise<void> {
  const { signed } = sign(deps, fromHome, linesAddress(drawnFor(name), 120))
  const { id, sealed }: { id: Id; sealed: string } = signed
  await deps.db.query(
    `insert into application_signature (lead_id, id, at, sealed) values ($1::uuid, $2::uuid, $3::timestamptz, $4)`,
    [leadId, id, deps.clock(), sealed],
  )
}
