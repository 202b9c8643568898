// The filters of the lines: compact choices in a row, the result below; names and texts stay out of the address.
import { underwritingText } from '#core/words/underwriting/reason-text.ts'
import { useId, useState } from 'react'
import { shownClasses } from '#core/domain/lines/line-classes.ts'
import { lineFigures, lineSorts } from '#core/domain/lines/find-lines.ts'
import { currencyKind } from '#core/fields/currency.ts'
import { fieldMessage } from '#core/fields/field-message.ts'
import { readText } from '#core/fields/understood.ts'
import { Button } from '#ui/frame/button.tsx'
import { useLanguage } from '#ui/words.tsx'
import { SearchBox } from '../applications/search-box.tsx'
import { count, dayName, monthName } from '../room/formats.tsx'
import { useKeys } from '../room/use-keys.ts'
import type { LinesFilter, LinesHead } from './lines-contract.ts'
import { lineWord, useLinesWords } from './lines-words.ts'
import type { ChangeFilter } from './use-lines.ts'

interface FiltersProps {
  readonly head: LinesHead
  readonly filter: LinesFilter
  readonly change: ChangeFilter
  readonly clear: () => void
  readonly active: boolean
  /** Found, and all of the account. */
  readonly total: number | undefined
}

const FIRST = 'lines-first-filter'
/** With a chip of their own, where there are any. */
const counted = ['fresh', 'once', 'alike'] as const

export function LinesFilters({ head, filter, change, clear, active, total }: FiltersProps) {
  const t = useLinesWords()
  const language = useLanguage()
  useKeys({ f: () => document.getElementById(FIRST)?.focus() })
  const lane = head.lanes.find(({ id }) => id === filter.position)
  const known = (value: string) => value || undefined
  return (
    <div className="lines-filters" role="group" aria-label={t('filters')}>
      <h2>
        {t('lines')} {total !== undefined && <span className="muted">{count(total, language)}</span>}
      </h2>
      <Choice
        id={FIRST}
        label={t('month')}
        value={filter.month ?? ''}
        onPick={(month) =>
          change({ month: known(month), day: undefined, since: undefined, until: undefined })
        }
        options={[
          ['', t('everyMonth')],
          ...head.months.toReversed().map(({ month }) => [month, monthName(month, language)] as const),
        ]}
      />
      <Choice
        label={t('direction')}
        value={filter.direction ?? ''}
        onPick={(value) => change({ direction: value === 'in' || value === 'out' ? value : undefined })}
        options={[
          ['', t('both')],
          ['in', t('direction.in')],
          ['out', t('direction.out')],
        ]}
      />
      <Choice
        label={t('class')}
        value={filter.class ?? ''}
        onPick={(value) => change({ class: shownClasses.find((each) => each === value) })}
        options={[
          ['', t('everyClass')],
          ...shownClasses.map((name) => [name, lineWord(t, 'class', name)] as const),
        ]}
      />
      <Choice
        label={t('counterparty')}
        value={filter.party === undefined ? '' : String(filter.party)}
        onPick={(value) => change({ party: value === '' ? undefined : Number(value) })}
        options={[
          ['', t('everybody')],
          ...head.parties.map(({ at, name, count: lines }) => [String(at), `${name} (${lines})`] as const),
        ]}
      />
      <AmountInput
        key={`least${filter.least}`}
        label={t('least')}
        value={filter.least}
        onChange={(least) => change({ least })}
      />
      <AmountInput
        key={`most${filter.most}`}
        label={t('most')}
        value={filter.most}
        onChange={(most) => change({ most })}
      />
      <Choice
        label={t('sort')}
        value={filter.sort ?? 'newest'}
        onPick={(value) => change({ sort: lineSorts.find((each) => each === value) }, { replace: true })}
        options={lineSorts.map((sort) => [sort, t(`sort.${sort}`)] as const)}
      />
      <button
        type="button"
        className="chip"
        aria-pressed={filter.figure === 'revenue'}
        onClick={() => change({ figure: filter.figure === 'revenue' ? undefined : 'revenue' })}
      >
        {t('onlyCounted')}
      </button>
      {counted
        .filter((figure) => head[figure] > 0)
        .map((figure) => (
          <button
            key={figure}
            type="button"
            className="chip"
            aria-pressed={filter.figure === figure}
            onClick={() => change({ figure: filter.figure === figure ? undefined : figure })}
          >
            {t(`figure.${figure}`)} ({head[figure]})
          </button>
        ))}
      {lineFigures
        .filter(
          (figure) =>
            figure === filter.figure && figure !== 'revenue' && !counted.some((each) => each === figure),
        )
        .map((figure) => (
          <Chip key={figure} name={t(`figure.${figure}`)} onTake={() => change({ figure: undefined })} />
        ))}
      {filter.finding && (
        <Chip
          name={underwritingText(`bare.reason.${filter.finding}`, language)}
          onTake={() => change({ finding: undefined })}
        />
      )}
      {filter.day && <Chip name={dayName(filter.day, language)} onTake={() => change({ day: undefined })} />}
      {(filter.since ?? filter.until) !== undefined && (
        <Chip
          name={[filter.since, filter.until].map((day) => (day ? dayName(day, language) : '')).join(' – ')}
          onTake={() => change({ since: undefined, until: undefined })}
        />
      )}
      {filter.position !== undefined && (
        <Chip name={lane?.lender ?? t('lenders')} onTake={() => change({ position: undefined })} />
      )}
      {active && (
        <Button look="quiet" onClick={clear}>
          {t('clear')}
        </Button>
      )}
      <SearchBox
        value={filter.text ?? ''}
        onChange={(text) => change({ text: text || undefined })}
        label={t('search')}
        hint={t('searchHint')}
      />
    </div>
  )
}

interface ChoiceProps {
  readonly id?: string
  readonly label: string
  readonly value: string
  readonly onPick: (value: string) => void
  readonly options: readonly (readonly [value: string, text: string])[]
}

/** The first option, '', stands for no narrowing. */
const Choice = ({ id, label, value, onPick, options }: ChoiceProps) => (
  <select
    id={id}
    className={value && options[0]?.[0] === '' ? 'choice on' : 'choice'}
    aria-label={label}
    value={value}
    onChange={(event) => onPick(event.currentTarget.value)}
  >
    {options.map(([each, text]) => (
      <option key={each} value={each}>
        {text}
      </option>
    ))}
  </select>
)

function Chip({ name, onTake }: { name: string; onTake: () => void }) {
  const t = useLinesWords()
  return (
    <button type="button" className="chip on" aria-label={t('take', { name })} onClick={onTake}>
      {name} <span aria-hidden="true">✕</span>
    </button>
  )
}

/** The most that a filter takes, in cents: eleven digits of dollars. */
const MOST = 99_999_999_999_99

/** Dollars as every field of money reads them; asked for when the field is left or Enter is pressed. What is no amount stays, with the reason. */
function AmountInput({
  label,
  value,
  onChange,
}: {
  label: string
  value: number | undefined
  onChange: (cents: number | undefined) => void
}) {
  const id = useId()
  const language = useLanguage()
  const [text, setText] = useState(value === undefined ? '' : currencyKind.show(value))
  const [wrong, setWrong] = useState('')
  const tell = () => {
    const read = readText(currencyKind, text.trim(), { max: MOST })
    const empty = text.trim() === ''
    setWrong(read.ok || empty ? '' : fieldMessage({ key: 'amount' }, label, language))
    if (empty) onChange(undefined)
    else if (read.ok) onChange(read.value)
  }
  return (
    <>
      <input
        className="amount-filter"
        aria-label={label}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? id : undefined}
        placeholder={label}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={tell}
        onKeyDown={(event) => event.key === 'Enter' && tell()}
      />
      {wrong && (
        <span className="error" id={id} role="alert">
          {wrong}
        </span>
      )}
    </>
  )
}
