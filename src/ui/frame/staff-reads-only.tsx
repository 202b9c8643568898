// What stands above an owner's page in a browser where staff are logged in: that it is read-only, and the way out.
import * as words from './read-only-words.ts'
import { useWords } from '../words.tsx'

export function StaffReadsOnly() {
  const t = useWords(words)
  const leave = async () => {
    const headers = { 'content-type': 'application/json' }
    await fetch('/api/staff/logout', { method: 'POST', headers, body: '{}' }).catch(() => null)
    window.location.reload()
  }
  return (
    <div className="read-only" role="status">
      <p>{t('staffReadsOnly')}</p>
      <button type="button" className="btn line" onClick={() => void leave()}>
        {t('leaveStaffRoom')}
      </button>
    </div>
  )
}
