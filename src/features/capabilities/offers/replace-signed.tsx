// Asks before a choice ends a contract that somebody has signed.
import { Button } from '#ui/frame/button.tsx'
import { Modal } from '#ui/frame/modal.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import * as words from './words.ts'

interface ReplaceSignedProps {
  /** Who has signed, by name; empty while it is read. */
  readonly names: readonly string[]
  /** Chooses all the same; null = nothing is asked. */
  readonly onReplace: (() => void) | null
  readonly onKeep: () => void
}

export function ReplaceSigned({ names, onReplace, onKeep }: ReplaceSignedProps) {
  const t = useWords(words)
  const language = useLanguage()
  const all = new Intl.ListFormat(language === 'es' ? 'es-US' : 'en-US').format(names)
  return (
    <Modal
      open={onReplace !== null}
      onClose={onKeep}
      title={t('replaceTitle')}
      actions={
        <>
          <Button onClick={onKeep}>{t('replaceKeep')}</Button>
          <Button look="line" onClick={() => onReplace?.()}>
            {t('replaceGo')}
          </Button>
        </>
      }
    >
      <p>{names.length ? t('replaceWho', { names: all }) : t('replaceSomebody')}</p>
      <p>{t('replaceText')}</p>
    </Modal>
  )
}
