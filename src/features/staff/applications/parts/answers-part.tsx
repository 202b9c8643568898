// What was answered, section by section; encrypted answers masked, revealed one by one for a reason; then the consents.
import { useState } from 'react'
import type { FieldId } from '#core/contract/lead-fields.ts'
import { en } from '#core/words/lead-fields/en.ts'
import { es } from '#core/words/lead-fields/es.ts'
import { Button } from '#ui/frame/button.tsx'
import { EmptyState } from '#ui/frame/loading.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import { ActionDialog } from '../../room/action-dialog.tsx'
import { calls, fieldMessage } from '../../room/calls.ts'
import { When } from '../../room/formats.tsx'
import { LineInput } from '../../room/plain-fields.tsx'
import { codeWord, useStaffWords } from '../../room/words.ts'
import { CorrectDialog } from '../actions/correct.tsx'
import { answerText } from '../answer-text.ts'
import type { Application } from '../application-contract.ts'
import { correctable, type CorrectableSection } from '../correctable.ts'
import type { PartProps } from '../part-props.ts'
import { useChange } from '../use-application.ts'
import { Card, Table } from '../../room/card.tsx'

const fields = { en, es }
const isCorrectable = (section: string): section is CorrectableSection => Object.hasOwn(correctable, section)

type Answer = Application['answers'][number]['answers'][number]

export function AnswersPart({ application, say }: PartProps) {
  const t = useStaffWords()
  const [correcting, setCorrecting] = useState<CorrectableSection | null>(null)
  const sections = application.answers.filter(({ answers }) => answers.length)
  if (!sections.length) return <EmptyState title={t('noAnswers')} />
  return (
    <>
      <div className="sections">
        {sections.map(({ section, answers }) => (
          <Card
            key={section}
            title={codeWord(t, 'section', section)}
            more={
              isCorrectable(section) &&
              (application.canCorrect || (application.canCorrectEmail && section === 'contact')) &&
              application.rights.includes('correct') ? (
                <Button look="quiet" onClick={() => setCorrecting(section)}>
                  {t('correct')}
                  <span className="sr"> {codeWord(t, 'section', section)}</span>
                </Button>
              ) : undefined
            }
          >
            <dl className="answers">
              {answers.map((answer) => (
                <AnswerRow key={answer.field} answer={answer} application={application} />
              ))}
            </dl>
          </Card>
        ))}
      </div>
      <Consents application={application} />
      {correcting && (
        <CorrectDialog
          key={correcting}
          application={application}
          section={correcting}
          say={say}
          onClose={() => setCorrecting(null)}
        />
      )}
    </>
  )
}

function AnswerRow({ answer, application }: { answer: Answer; application: Application }) {
  const t = useStaffWords()
  const field = answer.field as FieldId
  const label = useWords(fields)(field)
  const language = useLanguage()
  const [asking, setAsking] = useState(false)
  const [shown, setShown] = useState('')
  const secret = answer.mask !== undefined
  return (
    <div>
      <dt>{label}</dt>
      <dd className={secret ? 'num' : undefined}>
        {answer.unreadable
          ? t('unreadable')
          : secret
            ? shown || answer.mask
            : answerText(field, answer.text ?? '', language)}
        {shown && <span className="xs muted own-line">{t('revealed')}</span>}
        {secret &&
          field !== 'signature' &&
          !shown &&
          application.rights.includes('reveal') &&
          application.opened && (
            <Button look="quiet" onClick={() => setAsking(true)}>
              {t('reveal')}
              <span className="sr"> {label}</span>
            </Button>
          )}
        {asking && (
          <Reveal
            id={application.id}
            field={answer.field}
            label={label}
            onClose={() => setAsking(false)}
            onShown={(value) => {
              setAsking(false)
              setShown(value)
            }}
          />
        )}
      </dd>
    </div>
  )
}

interface RevealProps {
  readonly id: string
  readonly field: string
  readonly label: string
  readonly onClose: () => void
  readonly onShown: (value: string) => void
}

function Reveal({ id, field, label, onClose, onShown }: RevealProps) {
  const t = useStaffWords()
  const [reason, setReason] = useState('')
  const reveal = useChange(
    id,
    () => calls.reveal({ id, field: field as 'ssn' | 'ein' | 'dateOfBirth', reason }),
    ({ value }) => onShown(value),
  )
  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('revealTitle', { field: label })}
      action={t('reveal')}
      mutation={reveal}
      onSubmit={() => reveal.mutate(undefined)}
    >
      <p className="muted small">{t('revealLede')}</p>
      <LineInput
        id="reveal-reason"
        label={t('revealReason')}
        value={reason}
        onChange={setReason}
        maxLength={300}
        error={fieldMessage(reveal.error, 'reason')}
      />
    </ActionDialog>
  )
}

function Consents({ application }: { application: Application }) {
  const t = useStaffWords()
  return (
    <Card title={t('consents')}>
      <Table
        label={t('consents')}
        columns={[
          { head: t('consent') },
          { head: t('given') },
          { head: t('version') },
          { head: t('when') },
          { head: t('fromAddress') },
        ]}
        rows={application.consents.map((each, at) => ({
          key: `${each.kind}${at}`,
          cells: [
            [codeWord(t, 'consent', each.kind), nameOf(application, each.personId)]
              .filter(Boolean)
              .join(', '),
            <span key="given" className={each.given ? 'tag ok' : 'tag'}>
              {t(each.given ? 'yes' : 'no')}
            </span>,
            `${each.version} (${each.language})`,
            <When key="at" at={each.at} />,
            each.ip ?? '-',
          ],
        }))}
      />
    </Card>
  )
}

/** Whose a consent is, where it is not the applicant's; '' where it is. */
const nameOf = ({ persons }: PartProps['application'], personId: string | null): string =>
  persons.find(({ id }) => id === personId)?.name ?? ''
