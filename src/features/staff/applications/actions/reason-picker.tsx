// Choosing the one to four reasons of a decline: the chosen ones in sight with their count, the others by topic, narrowed by a search.
import { useLayoutEffect, useRef, useState } from 'react'
import { chosenIn } from '#core/fields/multi-select.ts'
import { FieldGroup } from '#ui/inputs/field.tsx'
import { Icon } from '#ui/frame/icon.tsx'
import { useLanguage } from '#ui/words.tsx'
import { useStaffWords } from '../../room/words.ts'
import { MOST_REASONS } from './decline-draft.ts'
import { groupedReasons, reasonSentence, type FoundReasons, type ReasonGroup } from './reason-groups.ts'

interface ReasonPickerProps {
  /** Codes, one per line, in the order in which they were chosen: the notice states them so. */
  readonly value: string
  readonly onChange: (value: string) => void
  /** Codes of the decision in effect: they come first. */
  readonly named: readonly string[]
  readonly error?: string
}

export function ReasonPicker({ value, onChange, named, error }: ReasonPickerProps) {
  const t = useStaffWords()
  const language = useLanguage()
  const [search, setSearch] = useState('')
  const box = useRef<HTMLDivElement>(null)
  // What is found begins at the top, wherever the list stood before.
  useLayoutEffect(() => {
    // In braces: newer browsers answer a promise, which an effect would take for its end.
    void box.current?.scrollTo(0, 0)
  }, [search])
  const chosen = chosenIn(value)
  const titleOf = (group: ReasonGroup) => t(`reasonGroup.${group}`)
  const found = groupedReasons(language, titleOf, named, search)
  const count = found.reduce((sum, { reasons }) => sum + reasons.length, 0)
  const change = (code: string, on: boolean) =>
    onChange([...chosen.filter((each) => each !== code), ...(on ? [code] : [])].join('\n'))
  return (
    <div className="reason-choices">
      <FieldGroup field={{ id: 'reasons', label: t('reasonsLabel'), hint: t('reasonsHint'), error }}>
        <Chosen codes={chosen} onRemove={(code) => change(code, false)} />
        <div className="input reason-search">
          <input
            type="text"
            inputMode="search"
            enterKeyHint="search"
            aria-label={t('reasonSearch')}
            placeholder={t('reasonSearch')}
            autoComplete="off"
            spellCheck={false}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
            // On a phone the list may lie below what is chosen.
            onFocus={() => box.current?.scrollIntoView({ block: 'nearest' })}
            // It narrows the list as it is typed; it decides nothing.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        </div>
        <p className="sr" role="status">
          {search && t('reasonsFound', { count })}
        </p>
        <div className="reason-box" ref={box}>
          {found.map((each) => (
            <Group key={each.group} found={each} title={titleOf(each.group)} {...{ chosen, change }} />
          ))}
          {count === 0 && <p className="muted small">{t('reasonsNone')}</p>}
        </div>
      </FieldGroup>
    </div>
  )
}

function Chosen({ codes, onRemove }: { codes: readonly string[]; onRemove: (code: string) => void }) {
  const t = useStaffWords()
  const language = useLanguage()
  const count = codes.length
  const over = count - MOST_REASONS
  const remove = (code: string) => {
    onRemove(code)
    // The button goes with what it took off.
    document.getElementById('reasons')?.focus({ preventScroll: true })
  }
  return (
    <div className="reasons-chosen">
      <p className={over > 0 ? 'small error' : 'small'} role="status">
        {over > 0
          ? t('reasonsTooMany', { count, over, most: MOST_REASONS })
          : count
            ? t('reasonsChosen', { count, most: MOST_REASONS })
            : t('reasonsNoneChosen')}
      </p>
      {count > 0 && (
        <ol>
          {codes.map((code) => (
            <li key={code}>
              <div>
                <span>{reasonSentence(code, language)}</span>
                <button
                  type="button"
                  aria-label={t('reasonRemove', { reason: reasonSentence(code, language) })}
                  onClick={() => remove(code)}
                >
                  <Icon name="close" />
                </button>
              </div>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

interface GroupProps {
  readonly found: FoundReasons
  readonly title: string
  readonly chosen: readonly string[]
  readonly change: (code: string, on: boolean) => void
}

const Group = ({ found, title, chosen, change }: GroupProps) => (
  <fieldset>
    <legend>{title}</legend>
    <div className="choices">
      {found.reasons.map(({ code, text }) => (
        <label className="choice" key={code}>
          <input
            type="checkbox"
            name="reasons"
            value={code}
            checked={chosen.includes(code)}
            onChange={(event) => change(code, event.currentTarget.checked)}
          />
          <span>{text}</span>
        </label>
      ))}
    </div>
  </fieldset>
)
