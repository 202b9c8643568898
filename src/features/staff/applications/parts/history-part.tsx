// Every event in order.
import { useState } from 'react'
import { CheckboxInput } from '#ui/inputs/choice-inputs.tsx'
import { useStaffWords } from '../../room/words.ts'
import type { PartProps } from '../part-props.ts'
import { Card } from '../../room/card.tsx'
import { Events } from './events.tsx'

export function HistoryPart({ application }: PartProps) {
  const t = useStaffWords()
  const [views, setViews] = useState('')
  return (
    <Card
      title={t('history')}
      more={
        <CheckboxInput
          id="show-views"
          label={t('showViews')}
          value={views}
          onChange={setViews}
          required={false}
        />
      }
    >
      <Events application={application} views={views === 'true'} />
    </Card>
  )
}
