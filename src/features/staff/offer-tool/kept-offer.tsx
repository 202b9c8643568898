// How a decision was set in the tool, as it is kept: the model's offer next to the person's, and the inputs that were typed.
import type { ToolRecord } from '#core/domain/offer-tool/tool-record.ts'
import { Figures } from '../room/card.tsx'
import { money, rateText, usd } from './figures-text.ts'
import { useToolWords } from './words.ts'

export function KeptOffer({ tool }: { tool: ToolRecord }) {
  const t = useToolWords()
  const { model, set, fields, changes, engine } = tool
  const said = (value: ToolRecord['fields'][number]['value']): string =>
    value === null ? '-' : typeof value === 'boolean' ? t(value ? 'yes' : 'no') : String(value)
  const months = (changes.months ?? []).map(
    ({ month, mg, adb, neds, deps }) =>
      [
        month,
        [
          mg !== undefined && `${t('revenue')} ${money(mg)}`,
          adb !== undefined && `${t('adb')} ${money(adb)}`,
          neds !== undefined && `${t('neds')} ${neds}`,
          deps !== undefined && `${t('deps')} ${deps}`,
        ]
          .filter(Boolean)
          .join(', '),
      ] as const,
  )
  const balances = changes.balances?.map(({ lender, amount }) => `${lender} ${money(amount)}`).join(', ')
  return (
    <>
      <h3>{t('keptTitle')}</h3>
      <Figures
        rows={[
          [
            t('keptModel'),
            model.status === 'approved'
              ? `${usd(model.amount)}, ${t('months', { count: model.term })}`
              : t('modelNone'),
          ],
          [
            t('keptSet'),
            `${usd(set.amount)}, ${t('months', { count: set.term })}, ${t(set.frequency)}, ${rateText(set.factorRate)}`,
          ],
          [t('position'), t(`position.${model.position}`)],
          [t('keptMost'), model.maximum > 0 ? usd(model.maximum) : '-'],
          ...(engine ? [[t('keptEngine'), engine] as const] : []),
          ...months,
          ...fields
            .filter(({ source }) => source === 'hand')
            .map(
              ({ name, value }) =>
                [`${t(name === 'ficos' ? 'fico' : name)}, ${t('source.hand')}`, said(value)] as const,
            ),
          ...(balances === undefined ? [] : [[t('balances'), balances || '-'] as const]),
        ]}
      />
    </>
  )
}
