// The fields of the form, each with the letter of its source; '-' is what nobody knows, and choosing it takes back what was said by hand.
import {
  calcFields,
  yearsOf,
  type CalcField,
  type CalcFieldName,
} from '#core/domain/offer-tool/calc-fields.ts'
import {
  bankruptcyOptions,
  commercialCreditOptions,
  lienOptions,
  revolvingOptions,
  taxReturnOptions,
  truckOptions,
  type Policy,
} from '#core/domain/underwriting.ts'
import { choiceNamed } from '#core/codes/choice-names.ts'
import { industryNames } from '#core/codes/sub-industries.ts'
import { toolOptions } from '#core/codes/tool-options.ts'
import type { ToolChanges } from '#core/domain/offer-tool/tool-changes.ts'
import { useLanguage } from '#ui/words.tsx'
import { TypedCell } from './typed-cell.tsx'
import { wholeTyped } from './figures-text.ts'
import type { EditorState } from './use-editor.ts'
import { useToolWords, type ToolWord } from './words.ts'

const lists = {
  tr: ['taxReturns', taxReturnOptions],
  cc: ['commercialCredit', commercialCreditOptions],
  bk: ['bankruptcies', bankruptcyOptions],
  liens: ['liens', lienOptions],
  revolving: ['revolving', revolvingOptions],
  trucks: ['trucks', truckOptions],
} as const
const switches = { online: 'onlinePresence', home_owner: 'homeOwner', payoff: 'payoff' } as const

export function FieldsForm({ state, policy }: { state: EditorState; policy: Policy }) {
  const t = useToolWords()
  const language = useLanguage()
  const { changes, change, forget } = state
  const fields = new Map(calcFields(state.base, changes).map((field) => [field.name, field]))
  const field = (name: CalcFieldName) => fields.get(name) as CalcField
  const pick = (input: keyof ToolChanges, value: unknown) =>
    value === undefined ? forget(input) : change({ [input]: value })
  const { nonCore, core } = policy.industries
  const industry = field('industry')
  const years = field('tib').value
  const scores = field('ficos').value
  return (
    <div className="ot-fields">
      <Labelled field={field('tib')}>
        <TypedCell
          label={t('tib')}
          shown={years === null ? '' : String(years)}
          byHand={field('tib').source === 'hand'}
          onType={(text) => {
            if (text.trim() === '') return (forget('timeInBusinessMonths'), true)
            const typed = /^\d{1,3}(?:\.\d{0,2})?$/.test(text.trim()) ? Math.round(Number(text) * 12) : null
            if (typed === null || typed > 2400) return false
            change({ timeInBusinessMonths: typed })
            return yearsOf(typed) >= 0
          }}
        />
      </Labelled>
      <Labelled field={industry}>
        <Choice
          field={industry}
          value={
            industry.value === null
              ? ''
              : nonCore.includes(String(industry.value))
                ? String(industry.value)
                : core
          }
          options={[
            ...nonCore.map((name) => [name, choiceNamed(industryNames, name, language)] as const),
            [core, t('core')] as const,
          ]}
          onPick={(value) => pick('industry', value)}
        />
      </Labelled>
      <Labelled field={field('ficos')}>
        <TypedCell
          whole
          label={t('fico')}
          shown={Array.isArray(scores) ? scores.join(', ') : ''}
          byHand={field('ficos').source === 'hand'}
          onType={(text) => {
            if (text.trim() === '') return (forget('ficos'), true)
            const typed = text.split(',').map((each) => wholeTyped(each, 850) ?? 0)
            if (!typed.every((score) => score >= 300)) return false
            change({ ficos: typed })
            return true
          }}
        />
      </Labelled>
      {(['revolving', 'tr', 'cc', 'bk', 'liens', 'trucks'] as const).map((name) => {
        const [input, options] = lists[name]
        return (
          <Labelled key={name} field={field(name)}>
            <Choice
              field={field(name)}
              value={String(field(name).value ?? '')}
              options={options.map((option) => [option, choiceNamed(toolOptions, option, language)] as const)}
              onPick={(value) => pick(input, value)}
            />
          </Labelled>
        )
      })}
      {(['online', 'home_owner', 'payoff'] as const).map((name) => {
        const { value } = field(name)
        return (
          <Labelled key={name} field={field(name)}>
            <Choice
              field={field(name)}
              value={typeof value === 'boolean' ? (value ? 'Yes' : 'No') : ''}
              options={[
                ['Yes', t('yes')],
                ['No', t('no')],
              ]}
              onPick={(chosen) => pick(switches[name], chosen === undefined ? undefined : chosen === 'Yes')}
            />
          </Labelled>
        )
      })}
    </div>
  )
}

const wordOf = (name: CalcFieldName): ToolWord => (name === 'ficos' ? 'fico' : name)

function Labelled({ field: { name, source }, children }: { field: CalcField; children: React.ReactNode }) {
  const t = useToolWords()
  return (
    <div>
      <span className="ot-label" aria-hidden="true">
        {t(wordOf(name))}
        {source && <i title={t(`source.${source}`)}>{t(`letter.${source}`)}</i>}
      </span>
      {children}
    </div>
  )
}

interface ChoiceProps {
  readonly field: CalcField
  readonly value: string
  readonly options: readonly (readonly [value: string, label: string])[]
  /** undefined = '-' */
  readonly onPick: (value: string | undefined) => void
}

function Choice({ field: { name, source }, value, options, onPick }: ChoiceProps) {
  const t = useToolWords()
  const label = source ? `${t(wordOf(name))}, ${t(`source.${source}`)}` : t(wordOf(name))
  return (
    <select
      className={source === 'hand' ? 'ot-in hand' : 'ot-in'}
      aria-label={label}
      value={value}
      onChange={({ target }) => onPick(target.value === '' ? undefined : target.value)}
    >
      <option value="">-</option>
      {options.map(([each, text]) => (
        <option key={each} value={each}>
          {text}
        </option>
      ))}
    </select>
  )
}
