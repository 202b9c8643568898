// What the owner is asked about deposits and what they said, line by line: their word, apart from staff's own label, which settles it.
import { formatUsd } from '#core/ground/money.ts'
import { useLanguage } from '#ui/words.tsx'
import { LinesLink } from '../../lines/lines-link.tsx'
import { Card, Table } from '../../room/card.tsx'
import { Failure } from '../../room/failure.tsx'
import { dayName, When } from '../../room/formats.tsx'
import { useStaffWords } from '../../room/words.ts'
import type { BankPicture } from '../bank-contract.ts'
import { CreditLabelChoice, useLabel, type Labelled } from './bank-labels.tsx'

type Asked = NonNullable<BankPicture['ownersWord']>['questions'][number]

export function OwnersWord({ bank, application, say }: Labelled & { readonly bank: BankPicture }) {
  const t = useStaffWords()
  const language = useLanguage()
  const label = useLabel({ application, say })
  const { ownersWord } = bank
  if (!ownersWord) return null
  const mayLabel = application.rights.includes('label-bank')
  return (
    <Card title={t('ownersWordTitle')}>
      <p className="small muted">{t(ownersWord.beyond ? 'ownersWordBeyond' : 'ownersWordLede')}</p>
      <Failure failure={label.error} />
      {ownersWord.questions.length > 0 && (
        <Table
          label={t('ownersWordTitle')}
          columns={[
            { head: t('bankText') },
            { head: t('when') },
            { head: t('sum'), number: true },
            { head: t('ownersWordHead') },
            { head: t('labelHead') },
          ]}
          rows={ownersWord.questions.flatMap((question) =>
            question.lines.map((line, at) => ({
              key: line.transactionId,
              cells: [
                <LinesLink
                  key="text"
                  id={application.id}
                  behind={{ day: line.date, figure: line.label === null ? 'unclassed' : 'said' }}
                  name={t('bankText')}
                >
                  {line.description}
                </LinesLink>,
                dayName(line.date, language),
                formatUsd(line.amount),
                at === 0 ? <Word key="word" question={question} /> : t('ownersWordSame'),
                <CreditLabelChoice key="label" credit={line} label={label} mayLabel={mayLabel} />,
              ],
            })),
          )}
        />
      )}
    </Card>
  )
}

function Word({ question }: { question: Asked }) {
  const t = useStaffWords()
  const { says, words, saidAt, against, document, before } = question
  if (!says) return <span className="tag">{t('ownersWordOpen')}</span>
  return (
    <>
      <span className="own-line">{t(`ownersWord.${says}`)}</span>
      {words && <q className="own-line small">{words}</q>}
      {saidAt && (
        <span className="own-line xs muted">
          <When at={saidAt} />
        </span>
      )}
      {against && <span className="tag danger own-line">{t(`against.${against}`)}</span>}
      {document && <span className="tag warn own-line">{t('ownersWordDocument')}</span>}
      {before.map((earlier) => (
        <span className="own-line xs muted" key={earlier.at}>
          {t('ownersWordBefore', { word: t(`ownersWord.${earlier.says}`) })}
        </span>
      ))}
    </>
  )
}
