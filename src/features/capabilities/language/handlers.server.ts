// Keeps the language that somebody switches to on a page of their own: what is written to them from then on is in that one.
import type { Id } from '#core/ground/id.ts'
import { ok } from '#core/ground/outcome.ts'
import type { Language } from '#core/words/words.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Feature } from '#platform/feature.ts'
import type { Call } from '#platform/http/call.ts'
import { route } from '#platform/http/mount.ts'
import { anybody } from '#platform/http/takes.ts'
import { setLanguage } from '#platform/store/chosen-languages.ts'
import { addEvent } from '#platform/store/events.ts'
import { chooseLanguage } from './contract.ts'
import { whosePage, type ChosenFor } from './whose-page.server.ts'

export const language: Feature = {
  name: 'language',
  routes: (deps) => [
    route(
      chooseLanguage,
      anybody('the language of whoever has the session or the link of the page'),
      async (chosen, call) => {
        const all = await whosePage(deps, chosen.page, call)
        await deps.db.transaction(async (tx) => {
          for (const each of all) await keepChosen(tx, each, chosen.language, call, deps.clock())
        })
        return ok({ ok: true })
      },
    ),
  ],
}

/** Notes it where it was another one before. */
export async function keepChosen(
  tx: Queryable,
  { of, noted }: ChosenFor,
  chosen: Language,
  { ip, userAgent }: Pick<Call, 'ip' | 'userAgent'>,
  now: Date,
): Promise<void> {
  // The part of a contract alone is nobody's choice to read about: the person's is noted.
  if (!(await setLanguage(tx, of, chosen, now)) || of.whose === 'signature') return
  const person = of.whose === 'person' ? { person: of.id as Id } : {}
  const detail = { language: chosen, ...person }
  await addEvent(tx, { ...noted, kind: 'language-chosen', actor: 'applicant', ip, userAgent, detail }, now)
}
