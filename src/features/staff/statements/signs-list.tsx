// Signs that a statement was changed, each with its place and what was seen, and how its lines agree with the bank's own data.
import { formatUsd } from '#core/ground/money.ts'
import { en } from '#core/words/statement-signs/en.ts'
import { es } from '#core/words/statement-signs/es.ts'
import { Notice } from '#ui/frame/notice.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import { Table } from '../room/card.tsx'
import { dayName } from '../room/formats.tsx'
import type { ShownReadings } from './readings-contract.ts'

const words = { en, es }
type ShownStatement = ShownReadings['statements'][number]
type ShownSign = ShownStatement['signs'][number]

const MOST_SHOWN = 3
const money: ReadonlySet<string> = new Set('balance deposits withdrawals by cents closing opening'.split(' '))
const dates: ReadonlySet<string> = new Set('date from first created modified'.split(' '))

export function SignsList({ statements, reviewFrom }: Pick<ShownReadings, 'statements' | 'reviewFrom'>) {
  const t = useWords(words)
  const found = statements.filter(({ signs }) => signs.length)
  const clean = statements.filter(({ signs, looked }) => !signs.length && looked === 'whole')
  return (
    <>
      {found.map((statement) => (
        <FileSigns key={statement.document} statement={statement} reviewFrom={reviewFrom} />
      ))}
      {found.length > 0 && <p className="xs muted">{t('means')}</p>}
      {found.length > 0 && reviewFrom !== null && (
        <p className="xs muted">{t('review', { from: reviewFrom })}</p>
      )}
      {clean.length > 0 && (
        <p className="xs muted">{t('none', { files: clean.map(({ name }) => name).join(', ') })}</p>
      )}
      {statements.map(
        ({ document, name, looked }) =>
          looked !== 'whole' && (
            <p key={document} className="xs muted">
              {t(looked === 'part' ? 'partly' : 'notLooked', { file: name })}
            </p>
          ),
      )}
      {statements.flatMap(({ document, feed }) =>
        feed.map((match) => <FeedMatch key={document + match.mask} match={match} />),
      )}
    </>
  )
}

function FileSigns({
  statement: { name, score, signs },
  reviewFrom,
}: { statement: ShownStatement } & Pick<ShownReadings, 'reviewFrom'>) {
  const t = useWords(words)
  const kinds = [...new Set(signs.map(({ code }) => code))].map(
    (code) => [code, signs.filter((sign) => sign.code === code)] as const,
  )
  const isHigh = score !== null && reviewFrom !== null && score >= reviewFrom
  return (
    <Notice
      kind={isHigh ? 'danger' : 'info'}
      title={score === null ? t('untold', { file: name }) : t('title', { file: name, score })}
    >
      <ul>
        {kinds.flatMap(([code, own]) => [
          ...own.slice(0, MOST_SHOWN).map((sign, at) => (
            <li key={`${code}/${String(at)}`}>
              <SignLine sign={sign} />
            </li>
          )),
          ...(own.length > MOST_SHOWN
            ? [<li key={code}>{t('more', { count: own.length - MOST_SHOWN })}</li>]
            : []),
        ])}
      </ul>
    </Notice>
  )
}

function SignLine({ sign: { code, weight, page, evidence } }: { sign: ShownSign }) {
  const t = useWords(words)
  const language = useLanguage()
  const special = evidence['over'] !== undefined ? `${code}.over` : `${code}.${String(evidence['changes'])}`
  const key = (Object.hasOwn(en, special) ? special : code) as keyof typeof en
  const said = Object.fromEntries(
    Object.entries(evidence).map(([name, value]): [string, string | number] => {
      if (money.has(name) && typeof value === 'number') return [name, formatUsd(value)]
      if (dates.has(name) && typeof value === 'string') return [name, dayName(value, language)]
      return [name, value]
    }),
  )
  return `${page === null ? t('file') : t('place', { page })} (${t(weight)}): ${t(key, said)}`
}

function FeedMatch({
  match: { mask, from, to, matched, count, differences },
}: {
  match: ShownStatement['feed'][number]
}) {
  const t = useWords(words)
  const language = useLanguage()
  const span = { mask, matched, count, from: dayName(from, language), to: dayName(to, language) }
  if (!count) return <p className="small">{t('feedAgrees', span)}</p>
  const usd = (cents: number | null) => (cents === null ? '-' : formatUsd(cents))
  return (
    <>
      <h3>{t('feedTitle', { mask })}</h3>
      <p className="small">{t('feedSpan', span)}</p>
      <Table
        label={t('feedTitle', { mask })}
        columns={[
          { head: t('feedDate') },
          { head: t('feedText') },
          { head: t('feedFile'), number: true },
          { head: t('feedBank'), number: true },
        ]}
        rows={differences.map(({ date, text, file, feed }, at) => ({
          key: String(at),
          cells: [dayName(date, language), text, usd(file), usd(feed)],
        }))}
      />
    </>
  )
}
