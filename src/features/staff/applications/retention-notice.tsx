// Says at the top of an application what of it was deleted, and that a hold keeps the rest: an empty page must not look like a fault.
import { Notice } from '#ui/frame/notice.tsx'
import { useLanguage } from '#ui/words.tsx'
import { useStaffWords } from '../room/words.ts'
import type { Application } from './application-contract.ts'

export function RetentionNotice({ retention: { held, gone } }: Pick<Application, 'retention'>) {
  const t = useStaffWords()
  const language = useLanguage()
  const kinds = gone.flatMap((kind) => (kind === 'application' ? [] : [t(`kept.${kind}`)]))
  const told = gone.includes('application')
    ? t('goneWhole')
    : gone.length > 0 && t('gonePart', { kinds: new Intl.ListFormat(language).format(kinds) })
  return (
    <>
      {told && <Notice kind="info" title={told} />}
      {held && <Notice kind="info" title={t('heldBack')} />}
    </>
  )
}
