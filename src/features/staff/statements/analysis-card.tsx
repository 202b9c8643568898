// The analysis of uploaded statements: its state, signs that a file was changed, each account's months.
import { formatUsd } from '#core/ground/money.ts'
import { en } from '#core/words/statement-analysis/en.ts'
import { es } from '#core/words/statement-analysis/es.ts'
import { Notice } from '#ui/frame/notice.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import { Card, Table } from '../room/card.tsx'
import { monthName, shortTime } from '../room/formats.tsx'
import type { ShownAnalysis } from './analysis-contract.ts'

const words = { en, es }
type Account = NonNullable<ShownAnalysis['figures']>['accounts'][number]

export function AnalysisCard({ analysis, opened }: { analysis: ShownAnalysis; opened: boolean }) {
  const t = useWords(words)
  const language = useLanguage()
  const { state, askedAt, receivedAt, files, failure, figures } = analysis
  const date = shortTime(receivedAt ?? askedAt, new Date(), language)
  const key = `failure.${failure ?? ''}`
  const code = Object.hasOwn(en, key) ? t(key as keyof typeof en) : (failure ?? '-')
  return (
    <Card title={t('title')}>
      <p className="small muted" role="status">
        {t(state, { files, date, code })}
      </p>
      {state === 'received' && !opened && <p className="small muted">{t('opensFirst')}</p>}
      {figures && (
        <>
          {figures.doubtful ? (
            <Notice kind="danger" title={t('doubtful', { score: figures.authenticity ?? '-' })}>
              <ul>
                {figures.signals.map((signal) => (
                  <li key={signal.code}>{signal.text || signal.code}</li>
                ))}
              </ul>
            </Notice>
          ) : (
            <p className="small">
              {figures.authenticity === null ? t('unknown') : t('authentic', { score: figures.authenticity })}
            </p>
          )}
          {figures.unread.length > 0 && (
            <p className="small">{t('unread', { files: figures.unread.join(', ') })}</p>
          )}
          {figures.accounts.map((account, at) => (
            <AccountMonths key={at} account={account} />
          ))}
          {figures.accounts.length > 0 && <p className="xs muted">{t('useInTool')}</p>}
        </>
      )}
    </Card>
  )
}

function AccountMonths({ account: { bank, mask, holder, type, months } }: { account: Account }) {
  const t = useWords(words)
  const language = useLanguage()
  const money = (cents: number | null) => (cents === null ? '-' : formatUsd(cents, { cents: false }))
  const count = (value: number | null) => (value === null ? '-' : String(value))
  const name = [bank, mask && `••${mask}`, type.toLowerCase(), holder].filter(Boolean).join(' · ')
  return (
    <>
      <h3>{name}</h3>
      <Table
        label={name}
        figures
        columns={[
          { head: t('month') },
          { head: t('deposits'), number: true },
          { head: t('revenue'), number: true },
          { head: t('withdrawals'), number: true },
          { head: t('adb'), number: true },
          { head: t('neds'), number: true },
          { head: t('nsf'), number: true },
        ]}
        rows={months.toReversed().map((month) => ({
          key: month.month,
          cells: [
            monthName(month.month, language),
            money(month.deposits),
            money(month.revenue),
            money(month.withdrawals),
            money(month.averageDailyBalance),
            count(month.negativeDays),
            count(month.nsf),
          ],
        }))}
      />
    </>
  )
}
