// Other lenders seen in the debits: what each pays, what is left, how sure we are.
import type { ReactNode } from 'react'
import { formatUsd } from '#core/ground/money.ts'
import { underwritingText } from '#core/words/underwriting/reason-text.ts'
import { useLanguage } from '#ui/words.tsx'
import { dayName } from '../../room/formats.tsx'
import { codeWord, useStaffWords } from '../../room/words.ts'
import { LinesLink } from '../../lines/lines-link.tsx'
import type { BankPicture } from '../bank-contract.ts'
import { Table } from '../../room/card.tsx'
import type { PartProps } from '../part-props.ts'
import { PositionLabels } from './bank-labels.tsx'

type Position = BankPicture['positions'][number]

/** `children`: what it was seen by, below its name; in a column of its own it stood a word a line. */
function LenderName({ position, children }: { position: Position; children?: ReactNode }) {
  const t = useStaffWords()
  const language = useLanguage()
  return (
    <>
      {position.lender}
      <span className="own-line">
        <span className={position.state === 'active' ? 'tag accent' : 'tag'}>
          {underwritingText(`state.${position.state}`, language)}
        </span>
        {position.sureness === 'likely' && <span className="tag accent">{t('likely')}</span>}
        {position.sureness === 'possible' && <span className="tag">{t('possible')}</span>}
        {position.sureness === 'rejected' && <span className="tag">{t('label.rejected')}</span>}
        {position.inSlices && <span className="tag danger">{t('inSlices')}</span>}
        {position.boughtOut && (
          <span className="tag accent">
            {t('boughtOut', { by: position.boughtOut.by, day: dayName(position.boughtOut.on, language) })}
          </span>
        )}
        {position.missed > 0 && <span className="tag danger">{t('missed', { count: position.missed })}</span>}
        {position.returned > 0 && (
          <span className="tag danger">{t('returned', { count: position.returned })}</span>
        )}
      </span>
      {children && <span className="own-line small muted seen-by">{children}</span>}
    </>
  )
}

/** `file`: everything that is known of each, with what its reader may say of it. */
export function Lenders({
  bank,
  file,
}: {
  bank: BankPicture
  file?: Pick<PartProps, 'application' | 'say'>
}) {
  const t = useStaffWords()
  const language = useLanguage()
  if (!bank.positions.length) return <p className="muted">{t('noLenders')}</p>
  const pays = (each: Position) =>
    each.state === 'active' && each.sureness !== 'rejected' ? (
      <>
        {formatUsd(each.payment)}{' '}
        <span className="own-line xs muted">{codeWord(t, 'cadence', each.cadence)}</span>
      </>
    ) : (
      '-'
    )
  const left = (each: Position) => {
    if (each.remaining === null) return '-'
    const amount = formatUsd(each.remaining, { cents: false })
    return each.boughtOut ? t('orBoughtOut', { amount, none: formatUsd(0, { cents: false }) }) : amount
  }
  const evidenceOf = ({ seenBy, foundBy }: Position) =>
    seenBy.length
      ? seenBy.map((kind) => codeWord(t, 'seenBy', kind)).join(', ')
      : codeWord(t, 'foundBy', foundBy)
  const funded = ({ fundedInAll, fundedOn, fundedTimes }: Position) => {
    if (fundedInAll === null) return '-'
    const amount = formatUsd(fundedInAll, { cents: false })
    if (!fundedOn) return amount
    const day = dayName(fundedOn, language)
    if (fundedTimes > 1) return t('fundedTimes', { amount, count: fundedTimes, day })
    return (
      <>
        {amount} <span className="own-line xs muted">{day}</span>
      </>
    )
  }
  return (
    <Table
      label={t('otherLenders')}
      columns={[
        { head: t('lender') },
        { head: t('pays'), number: true },
        { head: t('left'), number: true },
        ...(file
          ? [
              { head: t('funded'), number: true },
              { head: t('paidCount'), number: true },
              { head: t('lastPayment'), number: true },
              { head: t('labelHead') },
            ]
          : []),
      ]}
      rows={bank.positions.map((each) => ({
        key: each.id,
        cells: [
          <LenderName position={each}>
            {file && (
              <>
                {t('evidence')}: {evidenceOf(each)};{' '}
                <LinesLink id={file.application.id} behind={{ position: each.id }} name={each.lender}>
                  {t('evidenceLines', { count: each.evidence })}
                </LinesLink>
              </>
            )}
          </LenderName>,
          pays(each),
          left(each),
          ...(file
            ? [
                funded(each),
                each.paymentsMade,
                dayName(each.lastPaymentOn, language),
                <PositionLabels {...file} position={each} />,
              ]
            : []),
        ],
      }))}
    />
  )
}
