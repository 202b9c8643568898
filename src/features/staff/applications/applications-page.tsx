// List and application side by side; on a phone one after the other, each at the place where it was left.
import { useNavigate, useParams } from 'react-router'
import { useEffect } from 'react'
import { EmptyState } from '#ui/frame/loading.tsx'
import { useKeys } from '../room/use-keys.ts'
import { useNarrow } from '../room/use-narrow.ts'
import { useStaffWords } from '../room/words.ts'
import { Detail } from './detail.tsx'
import { ListPane } from './list-pane.tsx'
import { useFilters } from './use-list.ts'

export function ApplicationsPage() {
  const t = useStaffWords()
  const { id } = useParams()
  const narrow = useNarrow()
  const navigate = useNavigate()
  const { query } = useFilters()
  const back = () => void navigate(`/staff${query ? `?${query}` : ''}`)
  useKeys({
    Escape: () => {
      if (!id) return false
      if (narrow) return back()
      document.getElementById(`row-${id}`)?.focus()
    },
  })
  useEffect(() => {
    if (!id) document.title = `${t('applications')} · ${t('room')}`
  }, [id, t])
  return (
    <div className={id ? 'staff-panes open' : 'staff-panes'}>
      {(!narrow || !id) && <ListPane openId={id} alone={narrow} />}
      {id ? (
        <Detail key={id} id={id} alone={narrow} onBack={back} />
      ) : (
        !narrow && (
          <main id="staff-main" className="staff-detail" tabIndex={-1}>
            <EmptyState title={t('chooseOne')}>{t('chooseOneWhy')}</EmptyState>
          </main>
        )
      )}
    </div>
  )
}
