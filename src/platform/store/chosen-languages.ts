// The language that somebody is written to in, as they chose it themselves.
import type { Language } from '#core/words/words.ts'
import type { Queryable } from '../db/db.ts'

/** Whose it is, by kind and id. `leadId`: the application of a person, the subject of a signature. */
export type LanguageOf =
  | { readonly whose: 'lead' | 'business' | 'affiliate'; readonly id: string }
  | { readonly whose: 'person'; readonly id: string; readonly leadId: string }
  | { readonly whose: 'signature'; readonly id: string; readonly leadId: string }

/**
 * False where it was that one before. The caller writes the event. An application is another row from then on for whoever judges a save
 * beside it; `now` is null where it goes along with a save, which says so itself.
 */
export async function setLanguage(
  tx: Queryable,
  of: LanguageOf,
  language: Language,
  now: Date | null,
): Promise<boolean> {
  const rows =
    'leadId' in of
      ? await tx.query(
          of.whose === 'person'
            ? 'update person set language = $3 where lead_id = $1::uuid and id = $2::uuid and language is distinct from $3 returning id'
            : 'update signature set language = $3 where subject_id = $1::uuid and id = $2::uuid and language <> $3 returning id',
          [of.leadId, of.id, language],
        )
      : await tx.query(
          `update ${of.whose} set language = $2, updated_at = case when $3::timestamptz is null then updated_at
             else greatest($3::timestamptz, updated_at + interval '1 millisecond') end
           where id = $1::uuid and language <> $2 returning id`,
          [of.id, language, now],
        )
  return rows.length > 0
}
