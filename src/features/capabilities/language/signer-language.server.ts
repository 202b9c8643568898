// The language of whoever signs a contract and is not its owner: their own, where they are a person of the application.
import type { Language } from '#core/words/words.ts'
import type { Queryable } from '#platform/db/db.ts'
import { personsOf } from '#platform/store/persons.ts'
import type { SignatureRow } from '#platform/store/signatures.ts'

/** A person is known by their address, which no two of an application share; the funder's own signer, or one who was removed, by the part. */
export async function languageOfSigner(
  db: Queryable,
  { subjectId, language }: Pick<SignatureRow, 'subjectId' | 'language'>,
  email: string,
): Promise<Language> {
  const person = (await personsOf(db, subjectId)).find(({ answers }) => answers.email === email)
  return person?.language ?? language
}
