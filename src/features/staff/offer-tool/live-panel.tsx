// What the offer comes to while it is set: burden, payments in ADB, what it costs the owner and us, and what is left.
import type { BasisPoints } from '#core/domain/underwriting.ts'
import { money, percent, sharePlain, times } from './figures-text.ts'
import { Panel } from './panel.tsx'
import type { OpenedTool } from './tool-contract.ts'
import type { EditorState } from './use-editor.ts'
import type { WhyOf } from './why-panel.tsx'
import { useToolWords, type ToolWord } from './words.ts'

interface Props {
  readonly state: EditorState
  readonly opened: OpenedTool
  readonly why: WhyOf
  readonly onWhy: (of: WhyOf) => void
}

export function LivePanel({ state, opened: { policy, me }, why, onWhy }: Props) {
  const t = useToolWords()
  const { live, deal, answer, position } = state
  const mine = policy.authority.roles[me.role]
  const least = policy.limits.minimumPaymentsInAdb
  const ask = (of: WhyOf, word: ToolWord) => (
    <button
      type="button"
      className="ot-why-button"
      aria-pressed={why === of}
      aria-label={t('whyOf', { what: t(word) })}
      onClick={() => onWhy(why === of ? 'grade' : of)}
    >
      {t('why')}
    </button>
  )
  const { economics } = policy
  const grade = answer[position].grade
  const isBelowCost = (live?.netMargin ?? 0) < 0
  const loss = economics.expectedLoss?.[grade] ?? null
  return (
    <Panel title={t('thisOffer')} more={<span className="ot-faint">{t('live')}</span>}>
      <div className="ot-live">
        <div className="big">
          <span>
            {t('burden')} {ask('burden', 'burden')}
          </span>
          <b className="num">{percent(live?.burden ?? null)}</b>
          <Bar
            value={live?.burden ?? null}
            full={4_000}
            marks={[mine?.maximumBurden ?? null, policy.stack.maximumBurden]}
          />
          <span className="sub num">
            <span />
            <span>
              {t('youAndPolicy', {
                yours: shareOf(mine?.maximumBurden ?? null),
                policy: sharePlain(policy.stack.maximumBurden),
              })}
            </span>
          </span>
        </div>
        <div className="big">
          <span>
            {t('paymentsInAdb')} {ask('adb', 'paymentsInAdb')}
          </span>
          <b className="num">{times(live?.paymentsInAdb ?? null)}</b>
          <Bar value={live?.paymentsInAdb ?? null} full={4_000} marks={[least * 100]} />
          <span className="sub num">
            <span />
            <span>{t('atLeast', { count: least })}</span>
          </span>
        </div>
        <Line name={t('cost')} value={live?.cost} apart />
        <Line
          name={t('commission', { share: shareOf(economics.commission) })}
          value={minus(live?.commission)}
        />
        <Line
          name={t('costOfMoney', { share: shareOf(economics.costOfFunds) })}
          value={minus(live?.costOfFunds)}
        />
        <Line name={t('expectedLoss', { grade, share: shareOf(loss) })} value={minus(live?.expectedLoss)} />
        <div className="big apart">
          <span>
            {t('margin')} {ask('margin', 'margin')}
          </span>
          <b className="num">
            {money(live?.netMargin)}{' '}
            <span className="ot-faint">{ofAmount(live?.netMargin ?? null, deal?.amount ?? 0)}</span>
          </b>
          {isBelowCost && (
            <p className="ot-wrong" role="status">
              {t('belowCost')}
            </p>
          )}
        </div>
      </div>
    </Panel>
  )
}

const shareOf = (share: BasisPoints | null): string => (share === null ? '-' : sharePlain(share))

const minus = (cents: number | null | undefined): number | null | undefined =>
  cents === null || cents === undefined ? cents : -cents

const ofAmount = (cents: number | null, amount: number): string =>
  cents === null || amount === 0 ? '' : percent(Math.round((cents / amount) * 10_000))

const Line = ({
  name,
  value,
  apart = false,
}: {
  name: string
  value: number | null | undefined
  apart?: boolean
}) => (
  <div className={apart ? 'apart' : undefined}>
    <span>{name}</span>
    <b className="num">{money(value)}</b>
  </div>
)

function Bar({
  value,
  full,
  marks,
}: {
  value: BasisPoints | null
  full: number
  marks: readonly (number | null)[]
}) {
  const at = (each: number) => `${Math.min(100, (each / full) * 100)}%`
  return (
    <div className="ot-bar" aria-hidden="true">
      {value !== null && <i style={{ width: at(value) }} />}
      {marks.map((mark, place) => mark !== null && <s key={place} style={{ left: at(mark) }} />)}
    </div>
  )
}
