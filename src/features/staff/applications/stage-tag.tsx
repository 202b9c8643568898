// The stage of an application as a tag: word first, colour second.
import { codeWord, useStaffWords } from '../room/words.ts'

const looks: Readonly<Record<string, string>> = {
  'in-review': 'accent',
  'bank-needed': '',
  offered: 'ok',
  'offer-chosen': 'ok',
  'contract-out': 'accent',
  'contract-signed': 'ok',
  declined: 'danger',
  'not-qualified': 'danger',
}

export function StageTag({ stage }: { stage: string }) {
  const t = useStaffWords()
  return <span className={`tag ${looks[stage] ?? ''}`}>{codeWord(t, 'stage', stage)}</span>
}
