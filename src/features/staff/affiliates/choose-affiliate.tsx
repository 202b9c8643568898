// Chooses one of all signed affiliates: searched on the server, page by page.
import { useState } from 'react'
import { EmptyState, Skeleton } from '#ui/frame/loading.tsx'
import { Modal } from '#ui/frame/modal.tsx'
import { SearchBox } from '../applications/search-box.tsx'
import { Failure } from '../room/failure.tsx'
import { useStaffWords } from '../room/words.ts'
import { EndOfList } from './end-of-list.tsx'
import { useAffiliates } from './use-affiliates.ts'
import './affiliates.css'

interface ChooseAffiliateProps {
  /** The chosen one's id; empty for none. */
  readonly value: string
  readonly onChoose: (id: string) => void
  readonly onClose: () => void
}

export function ChooseAffiliate({ value, onChoose, onClose }: ChooseAffiliateProps) {
  const t = useStaffWords()
  const [search, setSearch] = useState('')
  const list = useAffiliates(search, { signed: true })
  return (
    <Modal open onClose={onClose} title={t('cameBy')}>
      <div className="choose-affiliate">
        <SearchBox
          value={search}
          label={t('searchAffiliates')}
          hint={t('searchAffiliates')}
          onChange={setSearch}
        />
        <Failure failure={list.error} onRetry={() => void list.refetch()} />
        {list.isPending && <Skeleton label={t('loading')} lines={4} />}
        {list.data && list.items.length === 0 && <EmptyState title={t('noAffiliatesFound')} />}
        <ul aria-busy={list.isPlaceholderData}>
          {!search && (
            <li>
              <button type="button" aria-pressed={value === ''} onClick={() => onChoose('')}>
                {t('anySource')}
              </button>
            </li>
          )}
          {list.items.map(({ id, company, name, deactivatedAt }) => (
            <li key={id}>
              <button type="button" aria-pressed={id === value} onClick={() => onChoose(id)}>
                {company || t('noName')}
                <span className="xs muted own-line">
                  {deactivatedAt ? `${name} - ${t('affiliateDeactivated')}` : name}
                </span>
              </button>
            </li>
          ))}
        </ul>
        <EndOfList list={list} />
      </div>
    </Modal>
  )
}
