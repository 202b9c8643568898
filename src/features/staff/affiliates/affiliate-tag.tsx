// How far an affiliate has come, in a word.
import { codeWord, useStaffWords } from '../room/words.ts'
import type { AffiliateItem } from './affiliate-contract.ts'

export function AffiliateTag({
  affiliate: { state, deactivatedAt },
}: {
  affiliate: Pick<AffiliateItem, 'state' | 'deactivatedAt'>
}) {
  const t = useStaffWords()
  if (deactivatedAt) return <span className="tag">{t('affiliateDeactivated')}</span>
  return <span className={state === 'signed' ? 'tag ok' : 'tag'}>{codeWord(t, 'affiliateState', state)}</span>
}
