// Notes of staff, newest first.
import { Button } from '#ui/frame/button.tsx'
import { When } from '../../room/formats.tsx'
import { useStaffWords } from '../../room/words.ts'
import type { PartProps } from '../part-props.ts'
import { Card } from '../../room/card.tsx'

export function Notes({ application, act }: PartProps) {
  const t = useStaffWords()
  const add = application.rights.includes('note') && (
    <Button look="quiet" onClick={() => act('note')}>
      {t('addNote')}
    </Button>
  )
  return (
    <Card title={t('notes')} more={add}>
      {application.notes.length === 0 && <p className="muted">{t('noNotes')}</p>}
      <ul className="plain">
        {application.notes.map((note) => (
          <li key={note.id}>
            <p className="pre">{note.text}</p>
            <span className="xs muted">
              {note.by} · <When at={note.at} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
