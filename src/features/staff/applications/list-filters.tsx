// Search, and in compact selects whose, which stage, which US state, in which order; on a phone the selects open below one button.
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { usStates } from '#core/codes/us-states.ts'
import { stages } from '#core/domain/lead-stage.ts'
import { useLanguage } from '#ui/words.tsx'
import { calls } from '../room/calls.ts'
import { count } from '../room/formats.tsx'
import { useMe } from '../room/session.tsx'
import { codeWord, useStaffWords } from '../room/words.ts'
import { CameBy } from './came-by.tsx'
import { SearchBox } from './search-box.tsx'
import { sortOptions, type Filters, type ListOrder } from './list-query.ts'

/** What is worked on first. */
const order = [
  'in-review',
  'bank-needed',
  'offered',
  'offer-chosen',
  'contract-out',
  'contract-signed',
] as const
const stageOrder = [...order, ...stages.filter((stage) => !(order as readonly string[]).includes(stage))]

interface ListFiltersProps {
  readonly filters: Filters
  readonly change: (changes: Partial<Filters>) => void
  /** By stage; null until a list is there. */
  readonly counts: Readonly<Record<string, number>> | null
  /** A phone: the selects stay behind a button. */
  readonly folded: boolean
}

export function ListFilters({ filters, change, counts, folded }: ListFiltersProps) {
  const t = useStaffWords()
  const [open, setOpen] = useState(false)
  const set = [filters.assigned, filters.stage, filters.state, filters.affiliate].filter(Boolean).length
  return (
    <>
      <div className="finding">
        <SearchBox value={filters.search} onChange={(search) => change({ search })} />
        {folded && (
          <button
            type="button"
            className={set ? 'btn line on' : 'btn line'}
            aria-expanded={open}
            aria-controls="list-filters"
            onClick={() => setOpen(!open)}
          >
            {set ? t('filtersOn', { count: set }) : t('filters')}
          </button>
        )}
      </div>
      <div
        id="list-filters"
        className="selects"
        role="group"
        aria-label={t('filters')}
        hidden={folded && !open}
      >
        <Whose value={filters.assigned} onChange={(assigned) => change({ assigned })} />
        <StageSelect value={filters.stage} counts={counts} onChange={(stage) => change({ stage })} />
        <CameBy value={filters.affiliate} onChange={(affiliate) => change({ affiliate })} />
        <Compact label={t('usState')} value={filters.state} onChange={(state) => change({ state })}>
          <option value="">{t('anyState')}</option>
          {usStates.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Compact>
        <Compact
          label={t('sort')}
          value={filters.sort}
          plain="newest"
          onChange={(sort) => change({ sort: sort as ListOrder })}
        >
          {sortOptions.map((each) => (
            <option key={each} value={each}>
              {codeWord(t, 'sort', each)}
            </option>
          ))}
        </Compact>
      </div>
    </>
  )
}

interface CompactProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** The value that filters nothing. */
  readonly plain?: string
  readonly children: ReactNode
}

/** A select without a label of its own in sight: what is chosen says what it is about. */
const Compact = ({ label, value, onChange, plain = '', children }: CompactProps) => (
  <select
    aria-label={label}
    title={label}
    className={value === plain ? undefined : 'on'}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
  >
    {children}
  </select>
)

type OneFilter = Pick<CompactProps, 'value' | 'onChange'>

/** Those who see all applications also choose a colleague. */
function Whose({ value, onChange }: OneFilter) {
  const t = useStaffWords()
  const me = useMe()
  const { data } = useQuery({
    queryKey: ['colleagues'],
    queryFn: ({ signal }) => calls.colleagues({}, signal),
    enabled: me.seesAll,
    staleTime: 5 * 60_000,
  })
  const colleagues = (data?.colleagues ?? []).filter(({ id }) => id !== me.id)
  const known = ['', 'mine', 'nobody', ...colleagues.map(({ id }) => id)].includes(value)
  return (
    <Compact label={t('whose')} value={value} onChange={onChange}>
      <option value="">{t('all')}</option>
      <option value="mine">{t('mine')}</option>
      <option value="nobody">{t('free')}</option>
      {!known && <option value={value}>{t(data ? 'formerColleague' : 'loading')}</option>}
      {colleagues.length > 0 && (
        <optgroup label={t('colleagues')}>
          {colleagues.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </optgroup>
      )}
    </Compact>
  )
}

function StageSelect({ value, onChange, counts }: OneFilter & Pick<ListFiltersProps, 'counts'>) {
  const t = useStaffWords()
  const language = useLanguage()
  return (
    <Compact label={t('stage')} value={value} onChange={onChange}>
      <option value="">{t('anyStage')}</option>
      {stageOrder
        .filter((stage) => !counts || counts[stage] || value === stage)
        .map((stage) => (
          <option key={stage} value={stage}>
            {counts
              ? t('stageOption', {
                  stage: codeWord(t, 'stage', stage),
                  count: count(counts[stage] ?? 0, language),
                })
              : codeWord(t, 'stage', stage)}
          </option>
        ))}
    </Compact>
  )
}
