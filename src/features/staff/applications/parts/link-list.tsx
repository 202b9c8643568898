// The links that an applicant or a business was given: opened, expiring, done, and taking one back.
import type { CallFailure } from '#ui/api.ts'
import { Button } from '#ui/frame/button.tsx'
import { Card, Table } from '../../room/card.tsx'
import { Failure } from '../../room/failure.tsx'
import { When } from '../../room/formats.tsx'
import { codeWord, useStaffWords } from '../../room/words.ts'
import type { Application } from '../application-contract.ts'

interface LinkListProps {
  readonly links: Application['links']
  /** Why one could not be taken back. */
  readonly failure: CallFailure | null
  /** Absent where the reader may not. */
  readonly onSend?: () => void
  readonly onRevoke?: (linkId: string) => void
  /** What sends a fresh one of the same kind; undefined for a link that cannot be sent again now. */
  readonly again?: (link: Application['links'][number]) => (() => void) | undefined
}

export function LinkList({ links, failure, onSend, onRevoke, again }: LinkListProps) {
  const t = useStaffWords()
  const make = onSend && (
    <Button look="line" onClick={onSend}>
      {t('sendLink')}
    </Button>
  )
  return (
    <Card title={t('links')} more={make}>
      <Failure failure={failure} />
      {links.length === 0 && <p className="muted">{t('noLinks')}</p>}
      {links.length > 0 && (
        <Table
          label={t('links')}
          columns={[
            { head: t('link') },
            { head: t('opened') },
            { head: t('expires') },
            { head: t('state') },
            { head: <span className="sr">{t('actions')}</span>, number: true },
          ]}
          rows={links.map((each) => ({
            key: each.id,
            cells: [
              <>
                {codeWord(t, 'link', each.purpose)}
                {each.documents && `, ${t('documentsToo')}`}
                <span className="xs muted own-line">
                  <When at={each.createdAt} /> {each.by}
                </span>
              </>,
              each.openedAt ? (
                <>
                  <When at={each.openedAt} />{' '}
                  <span className="xs muted own-line">
                    {[t('openedTimes', { count: each.openedCount }), each.visit].filter(Boolean).join(' · ')}
                  </span>
                </>
              ) : (
                t('never')
              ),
              <When key="end" at={each.expiresAt} />,
              <span key="state" className={each.finishedAt || each.live ? 'tag ok' : 'tag'}>
                {t(
                  each.finishedAt ? 'finished' : each.live ? 'live' : each.revokedAt ? 'revoked' : 'expired',
                )}
              </span>,
              <span key="actions" className="row-actions">
                {again?.(each) && (
                  <Button look="quiet" onClick={again(each)}>
                    {t('sendAgain')}
                    <span className="sr"> {codeWord(t, 'link', each.purpose)}</span>
                  </Button>
                )}
                {each.live && onRevoke && (
                  <Button look="quiet" onClick={() => onRevoke(each.id)}>
                    {t('revoke')}
                    <span className="sr"> {codeWord(t, 'link', each.purpose)}</span>
                  </Button>
                )}
              </span>,
            ],
          }))}
        />
      )}
    </Card>
  )
}
