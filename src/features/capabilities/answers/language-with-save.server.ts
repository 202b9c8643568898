// A language that was chosen in the applicant's browser, and is another one than the application's: it goes along in the save's own transaction.
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { setLanguage } from '#platform/store/chosen-languages.ts'
import { addEvent } from '#platform/store/events.ts'
import type { Alongside, LeadSave } from '#platform/store/lead-save.ts'

/** Null for every save that changes nothing of it. */
export function chosenLanguageOf(
  { clock }: Pick<Deps, 'clock'>,
  { ip, userAgent }: Call,
  { id, beside, language }: LeadSave,
): Alongside | null {
  if (beside.revision === null || beside.language === language) return null
  return (tx) =>
    Promise.resolve(async () => {
      if (!(await setLanguage(tx, { whose: 'lead', id }, language, null))) return
      const event = { leadId: id, kind: 'language-chosen', actor: 'applicant', detail: { language } } as const
      await addEvent(tx, { ...event, ip, userAgent }, clock())
    })
}

/** Several things that go along with one save, one after the other; null where there is none. */
export function together(all: readonly (Alongside | null)[]): Alongside | null {
  const given = all.filter((each) => each !== null)
  if (!given.length) return null
  return async (tx) => {
    const ends: (() => Promise<void>)[] = []
    for (const each of given) ends.push(await each(tx))
    return async () => {
      for (const end of ends) await end()
    }
  }
}
