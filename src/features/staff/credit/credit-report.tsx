// A consumer credit report as specification 3, section 2.3 lists it: the same in the staff room and in a file that was shared by link.
import { UNKNOWN } from '#core/codes/credit/look-up.ts'
import {
  shownPart,
  type Coded,
  type CreditReport as Report,
  type ProfileSummary,
  type ReportIdentity,
  type ReportScore,
} from '#core/domain/credit-report/report.ts'
import { Notice } from '#ui/frame/notice.tsx'
import { codeWord, useStaffWords } from '../room/words.ts'
import { useLanguage } from '#ui/words.tsx'
import { shortTime } from '../room/formats.tsx'
import type { OpenedReport } from './credit-contract.ts'
import { useCreditWords } from './credit-words.ts'
import { Lines, ReportTable, Section } from './report-parts.tsx'
import { amountText, codedText, countText, dateText, percentText } from './report-values.ts'
import { Tradelines } from './tradelines.tsx'
import './report.css'

export function CreditReport({ opened }: { opened: OpenedReport }) {
  const t = useCreditWords()
  const staff = useStaffWords()
  const language = useLanguage()
  const { report } = opened
  const day = (at: string) => shortTime(at, new Date(), language)
  const part = shownPart(report)
  return (
    <article className="cr" aria-labelledby="cr-title">
      <header className="cr-title">
        <div>
          <h1 id="cr-title" tabIndex={-1}>
            {t('report')}
          </h1>
          <p>
            {t('guarantor', { business: opened.business || '-', name: opened.name })} ·{' '}
            {t(opened.usable ? 'until' : 'expired', { date: day(opened.expiresAt) })}
          </p>
        </div>
        <p>
          {t('soft', { bureau: opened.bureau, date: day(opened.receivedAt) })}
          <br />
          {t('purposeLine', { purpose: t(`purpose.${opened.purpose}`), date: day(opened.consentedAt) })}
          <br />
          {t('openedLine', {
            name: opened.openedBy,
            reason: codeWord(staff, 'openReason', opened.openedFor),
          })}
        </p>
      </header>
      {!opened.usable && <Notice kind="info" title={t('notUsable')} />}
      {report.flags.map((flag) => (
        <Notice key={flag} kind="danger" title={t(`flag.${flag}`)} />
      ))}
      {part === 'errors' && <Told title={t('errors')} lines={report.errors} />}
      {part !== 'errors' && (
        <>
          {report.identity && <Prequalification {...report.identity} />}
          {report.messages.length > 0 && <Told title={t('messages')} lines={report.messages} />}
          {report.statements.length > 0 && (
            <Section title={t('statements')}>
              {report.statements.map((text, at) => (
                <p key={at}>{text}</p>
              ))}
            </Section>
          )}
        </>
      )}
      {part === 'all' && <Whole report={report} />}
      <p className="cr-legend">{t('legend')}</p>
    </article>
  )
}

/** 'code - message' each. */
const Told = ({ title, lines }: { title: string; lines: readonly Coded[] }) => (
  <Section title={title}>
    <ul className="cr-told">
      {lines.map(({ code, text }, at) => (
        <li key={at}>
          {code} - {text}
        </li>
      ))}
    </ul>
  </Section>
)

function Prequalification({ name, otherNames, addresses, employments }: ReportIdentity) {
  const t = useCreditWords()
  return (
    <Section title={t('prequalification')}>
      <div className="cr-four">
        <dl>
          <Field name={t('name')} values={[name]} />
          <Field name={t('otherNames')} values={otherNames} />
        </dl>
        <dl>
          {addresses.length === 0 && <Field name={t('address')} values={[]} />}
          {addresses.map((lines, at) => (
            <Field key={at} name={t(at === 0 ? 'address' : 'earlier')} values={lines} />
          ))}
        </dl>
        <dl>
          {employments.length === 0 && <Field name={t('employment')} values={[]} />}
          {employments.map((employment, at) => (
            <Field
              key={at}
              name={t('employment')}
              values={[employment.name, `${t('firstReported')} ${dateText(employment.firstReported)}`]}
            />
          ))}
        </dl>
      </div>
    </Section>
  )
}

const Field = ({ name, values }: { name: string; values: readonly string[] }) => (
  <div>
    <dt>{name}</dt>
    {values.length === 0 && <dd>{UNKNOWN}</dd>}
    {values.map((value, at) => (
      <dd key={at}>{value}</dd>
    ))}
  </div>
)

function Whole({ report }: { report: Report }) {
  const t = useCreditWords()
  return (
    <>
      <Score score={report.score} />
      <Summary summary={report.summary} />
      <Section title={t('publicRecords')}>
        {!report.publicRecords.length && <p className="cr-quiet">{t('noneReported')}</p>}
        {report.publicRecords.length > 0 && (
          <ReportTable
            label={t('publicRecords')}
            columns={[
              [t('filed')],
              [t('court')],
              [t('status')],
              [t('statusDate')],
              [t('amount'), 'num'],
              [t('responsibility')],
              [t('reference')],
            ]}
            rows={report.publicRecords.map((record) => [
              dateText(record.filedOn),
              record.courtCode === UNKNOWN ? record.court : `${record.court}, ${record.courtCode}`,
              codedText(record.status),
              dateText(record.statusOn),
              amountText(record.amount),
              record.responsibility.text,
              record.reference,
            ])}
          />
        )}
      </Section>
      <Section title={t('inquiries')}>
        {!report.inquiries.length && <p className="cr-quiet">{t('noneReported')}</p>}
        {report.inquiries.length > 0 && (
          <ReportTable
            label={t('inquiries')}
            columns={[[t('date')], [t('subscriber')], [t('amount'), 'num'], [t('type')], [t('terms')]]}
            rows={report.inquiries.map((inquiry) => [
              dateText(inquiry.on),
              inquiry.kind.text === UNKNOWN
                ? inquiry.subscriber
                : `${inquiry.subscriber} (${inquiry.kind.text})`,
              amountText(inquiry.amount),
              inquiry.type.text,
              inquiry.terms.text,
            ])}
          />
        )}
      </Section>
      <Tradelines tradelines={report.tradelines} />
    </>
  )
}

function Score({ score }: { score: ReportScore | null }) {
  const t = useCreditWords()
  if (!score)
    return (
      <Section title={t('scoreSummary')}>
        <p className="cr-quiet">{t('noScoreAsked')}</p>
      </Section>
    )
  const { value, exclusion, model, range, factors } = score
  return (
    <Section title={t('scoreSummary')}>
      <div className="cr-score">
        <div>
          <b className="cr-value">{value ?? UNKNOWN}</b>
          <p>{codedModel(model)}</p>
          {value === null && <p className="cr-quiet">{t('noScore', { code: exclusion ?? UNKNOWN })}</p>}
          {value !== null && range && <Scale value={value} range={range} />}
        </div>
        {factors.length === 0 && <p className="cr-quiet">{t('noFactors')}</p>}
        {factors.length > 0 && (
          <ol className="cr-factors">
            {factors.map(({ code, text }) => (
              <li key={code}>
                <b>{code}</b> <span>{text}</span>
              </li>
            ))}
          </ol>
        )}
      </div>
    </Section>
  )
}

const codedModel = ({ code, text }: Coded): string => (text === UNKNOWN ? code : text)

function Scale({ value, range: [lowest, highest] }: { value: number; range: readonly [number, number] }) {
  const t = useCreditWords()
  const at = Math.min(100, Math.max(0, ((value - lowest) / (highest - lowest)) * 100))
  return (
    <>
      <div className="cr-scale" role="img" aria-label={t('scale', { score: value, lowest, highest })}>
        <i style={{ left: `${String(at)}%` }} />
      </div>
      <p className="cr-ends" aria-hidden="true">
        <span>{lowest}</span>
        <span>{highest}</span>
      </p>
    </>
  )
}

function Summary({ summary }: { summary: ProfileSummary }) {
  const t = useCreditWords()
  const count = (...ids: readonly (keyof ProfileSummary)[]) =>
    ids.map((id) => [t(id), countText(summary[id] as number | null)] as const)
  const money = (...ids: readonly (keyof ProfileSummary)[]) =>
    ids.map((id) => [t(id), amountText(summary[id] as number | null)] as const)
  return (
    <Section title={t('profileSummary')}>
      <div className="cr-four">
        <Lines
          rows={[
            ...count('disputedAccountsExcluded', 'publicRecordsCount'),
            ...money('pastDueAmount'),
            ...count('totalInquiries', 'inquiriesDuringLast6Months'),
          ]}
        />
        <Lines
          rows={count(
            'delinquencies30Days',
            'delinquencies60Days',
            'delinquencies90to180Days',
            'derogCounter',
            'satisfactoryAccounts',
          )}
        />
        <Lines
          rows={money(
            'installmentBalance',
            'revolvingBalance',
            'realEstateBalance',
            'monthlyPayment',
            'realEstatePayment',
          )}
        />
        <Lines
          rows={[
            [t('revolvingAvailablePercent'), percentText(summary.revolvingAvailablePercent)],
            ...count('totalTradeItems', 'paidAccounts', 'nowDelinquentDerog', 'wasDelinquentDerog'),
            [t('oldestTradeDate'), dateText(summary.oldestTradeDate)],
          ]}
        />
      </div>
    </Section>
  )
}
