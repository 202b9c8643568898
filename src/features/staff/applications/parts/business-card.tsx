// Whose application it is: the way to the business, and naming it once the application was approved.
import { Link } from 'react-router'
import { Button } from '#ui/frame/button.tsx'
import { calls } from '../../room/calls.ts'
import { Card } from '../../room/card.tsx'
import { Failure } from '../../room/failure.tsx'
import { codeWord, useStaffWords } from '../../room/words.ts'
import type { PartProps } from '../part-props.ts'
import { useChange } from '../use-application.ts'

export function BusinessCard({ application, say }: PartProps) {
  const t = useStaffWords()
  const { id, kind, business, canNameBusiness, knownBusiness } = application
  const name = useChange(
    id,
    () => calls.nameBusiness({ id }),
    () => say(t(business ? 'businessUpdated' : 'businessNamed')),
  )
  const word = business ? 'updateBusiness' : knownBusiness ? 'nameKnownBusiness' : 'nameBusiness'
  return (
    <Card title={t('business')}>
      {business ? (
        <p>
          {business.id ? (
            <Link to={`/staff/businesses/${business.id}`}>{business.name || t('noName')}</Link>
          ) : (
            <span className="muted">{t('notYours')}</span>
          )}{' '}
          <span className="tag">{codeWord(t, 'kind', kind)}</span>
        </p>
      ) : (
        <p className="small muted">{t(knownBusiness ? 'knownBusiness' : 'noBusinessWhy')}</p>
      )}
      <Failure failure={name.error} />
      {canNameBusiness && (
        <div className="actions">
          <Button look="line" busy={name.isPending && t('working')} onClick={() => name.mutate(undefined)}>
            {t(word)}
          </Button>
        </div>
      )}
    </Card>
  )
}
