// What a person reads of a file that did not arrive.
import { en } from '#core/words/uploads/en.ts'
import { es } from '#core/words/uploads/es.ts'
import { pick, type Language } from '#core/words/words.ts'
import { failureText, type CallFailure } from '#ui/answer.ts'
import type { UploadProblem } from '#ui/inputs/use-uploads.ts'

export const uploadProblem = (failure: CallFailure, language: Language): UploadProblem => ({
  message: messageOf(failure, language),
  ...(failure.kind === 'problem' && failure.code === 'protected-pdf' && { password: 'asked' }),
  ...(failure.kind === 'problem' && failure.code === 'wrong-password' && { password: 'wrong' }),
})

/** The message about the file itself goes before that of the call. */
function messageOf(failure: CallFailure, language: Language): string {
  const words = pick({ en, es }, language)
  if (failure.kind === 'offline') return words.offline
  if (failure.kind !== 'problem') return failureText(failure, language)
  // Not our refusal, which has a title: a proxy before us lets through less than we would take.
  if (failure.status === 413 && !failure.title) return words.tooLargeToSend
  return failure.errors[0]?.message ?? failureText(failure, language)
}
