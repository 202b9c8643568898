// The credits that the text does not class, in one list: those that the owner is asked about first, with their word, and staff's own label, which settles it.
import { formatUsd } from '#core/ground/money.ts'
import { useLanguage } from '#ui/words.tsx'
import { LinesLink } from '../../lines/lines-link.tsx'
import { Card, Table } from '../../room/card.tsx'
import { Failure } from '../../room/failure.tsx'
import { dayName, When } from '../../room/formats.tsx'
import { useStaffWords } from '../../room/words.ts'
import type { BankPicture } from '../bank-contract.ts'
import { CreditLabelChoice, useLabel, type Labelled } from './bank-labels.tsx'
import { creditsListed, type ListedCredit } from './credits-listed.ts'

export function OpenCredits({ bank, application, say }: Labelled & { readonly bank: BankPicture }) {
  const t = useStaffWords()
  const language = useLanguage()
  const label = useLabel({ application, say })
  const { ownersWord } = bank
  const listed = creditsListed(bank)
  if (!listed.length && !ownersWord?.beyond) return null
  const mayLabel = application.rights.includes('label-bank')
  const open = new Set(bank.openCredits.map(({ transactionId }) => transactionId))
  const withWord = listed.some(({ asked }) => asked)
  return (
    <Card title={t('openCredits')}>
      {listed.length > 0 && <p className="small muted">{t('openCreditsLede')}</p>}
      {ownersWord && (
        <p className="small muted">{t(ownersWord.beyond ? 'ownersWordBeyond' : 'ownersWordLede')}</p>
      )}
      <Failure failure={label.error} />
      {listed.length > 0 && (
        <Table
          label={t('openCredits')}
          columns={[
            { head: t('bankText') },
            { head: t('when') },
            { head: t('sum'), number: true },
            ...(withWord ? [{ head: t('ownersWordHead') }] : []),
            { head: t('labelHead') },
          ]}
          rows={listed.map(({ credit, asked }) => ({
            key: credit.transactionId,
            cells: [
              <LinesLink
                key="text"
                id={application.id}
                behind={{
                  day: credit.date,
                  figure:
                    credit.label !== null ? 'said' : open.has(credit.transactionId) ? 'unclassed' : undefined,
                }}
                name={t('bankText')}
              >
                {credit.description}
              </LinesLink>,
              dayName(credit.date, language),
              formatUsd(credit.amount),
              ...(withWord ? [<Word key="word" asked={asked} />] : []),
              open.has(credit.transactionId) ? (
                <CreditLabelChoice key="label" credit={credit} label={label} mayLabel={mayLabel} />
              ) : (
                <span key="label" className="muted">
                  {t('ownersWordOver')}
                </span>
              ),
            ],
          }))}
        />
      )}
    </Card>
  )
}

function Word({ asked }: Pick<ListedCredit, 'asked'>) {
  const t = useStaffWords()
  if (!asked) return <span className="muted">{t('ownersWordNone')}</span>
  if (asked.same) return <span className="muted">{t('ownersWordSame')}</span>
  const { says, words, saidAt, against, document, before } = asked.question
  return (
    <>
      {says ? (
        <span className="own-line">{t(`ownersWord.${says}`)}</span>
      ) : (
        <span className="tag own-line">{t('ownersWordOpen')}</span>
      )}
      {words && <q className="own-line small">{words}</q>}
      {says && saidAt && (
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
