// Whether the answers have reached the server, always in sight and in words.
import * as words from '../frame-words.ts'
import { useWords } from '../words.tsx'
import { Icon } from './icon.tsx'

/** 'none' before anything is typed. */
type SaveStatus = 'none' | 'unsaved' | 'saving' | 'saved' | 'retrying' | 'refused'

export function SaveState({ status, onRetry }: { status: SaveStatus; onRetry?: () => void }) {
  const t = useWords(words)
  return (
    <span className="save-line">
      <span className={`save ${status}`} role="status">
        {status === 'unsaved' && t('notSavedYet')}
        {status === 'saving' && t('saving')}
        {status === 'saved' && (
          <>
            <Icon name="check" /> {t('saved')}
          </>
        )}
        {status === 'retrying' && t('retrying')}
        {status === 'refused' && (
          <>
            <Icon name="alert" /> {t('notSaved')}
          </>
        )}
      </span>
      {status === 'retrying' && onRetry && (
        <button type="button" className="btn quiet small" onClick={onRetry}>
          {t('saveNow')}
        </button>
      )}
    </span>
  )
}
