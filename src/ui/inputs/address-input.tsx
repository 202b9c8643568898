// A US address: a street line that suggests, then suite, city, state and zip. By hand at any time; what was typed is never overwritten.
import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { afterPress } from '../after-press.ts'
import { LiveRegion } from '../frame/live-region.tsx'
import * as words from './address-words.ts'
import { useWords } from '../words.tsx'
import { AddressLine } from './address-line.tsx'
import type { Choice } from './address-choice.ts'
import { AddressParts } from './address-parts.tsx'
import { asksPlaceOf, partsOfZip, viewOfAddress, type Address, type AddressErrors } from './address-state.ts'
import { useSuggestions, type Suggest } from './use-suggestions.ts'

interface AddressProps {
  /** The ids of the five inputs, which are their names too; the error summary links to them. */
  readonly ids: Readonly<Record<keyof Address, string>>
  /** What each of them is called; the street line's stands over the whole. */
  readonly labels: Readonly<Record<keyof Address, ReactNode>>
  readonly value: Address
  readonly onChange: (address: Address) => void
  /** A part lost the focus; the address as it is then. */
  readonly onBlur?: (part: keyof Address, address: Address) => void
  readonly suggest: Suggest
  /** What a suggestion fills in beside what was typed; missing parts are asked by hand. */
  readonly resolve: (id: string, typed: Address) => Promise<Choice>
  /** City and state of a zip, null if unknown. Fills what is still empty. */
  readonly placeOfZip?: (zip: string) => Promise<Pick<Address, 'city' | 'state'> | null>
  readonly errors?: AddressErrors
  /** Where the zip can be; empty while that is not known here. */
  readonly zipStates?: readonly string[]
  /** Refuses post-office boxes: where a business or a person is, not where mail goes. */
  readonly noPoBoxes?: boolean
  readonly why?: ReactNode
  /** Autofill section, so that home and business address do not mix: 'home', 'work'. */
  readonly section?: string
}

const messages = {
  filled: 'addressFilled',
  partial: 'addressPartial',
  none: 'addressNone',
  one: 'addressFoundOne',
  several: 'addressFound',
} as const

export function AddressInput(props: AddressProps) {
  const {
    ids,
    labels,
    value,
    onChange,
    onBlur,
    errors = {},
    zipStates = [],
    noPoBoxes = false,
    section,
  } = props
  const t = useWords(words)
  const suggestions = useSuggestions(props.suggest)
  const toggle = useRef<HTMLButtonElement>(null)
  const latest = useRef(value)
  latest.current = value
  const [byHand, setByHand] = useState(false)
  const [lineDone, setLineDone] = useState(false)
  const [chosen, setChosen] = useState<'whole' | 'partial' | null>(null)
  const count = suggestions.list?.length ?? null
  const view = viewOfAddress({
    address: value,
    errors,
    zipStates,
    byHand,
    lineDone,
    chosen,
    suggestions: count,
  })
  const put = (parts: Partial<Address>) => {
    latest.current = { ...latest.current, ...parts }
    onChange(latest.current)
  }
  const left = (part: keyof Address) => () => onBlur?.(part, latest.current)
  const token = (name: string) => (section ? `section-${section} ${name}` : name)

  const choose = async (id: string) => {
    suggestions.clear()
    const found = await props.resolve(id, latest.current).catch(() => null)
    setLineDone(true)
    setChosen(found?.outcome ?? 'partial')
    if (found) put(found.parts)
  }

  const fillFrom = async (zip: string) => {
    put({ zip })
    if (!asksPlaceOf(zip, latest.current)) return
    const place = await props.placeOfZip?.(zip).catch(() => null)
    const parts = place && partsOfZip(place, zip, latest.current)
    if (!parts) return
    const { city, state } = latest.current
    flushSync(() => put(parts))
    // Somebody who is already in the field types over it, and not behind it.
    const here = document.activeElement
    if ((!city && here?.id === ids.city) || (!state && here?.id === ids.state))
      (here as HTMLInputElement).select()
  }

  const onType = (line1: string) => {
    put({ line1 })
    setChosen(null)
    if (!byHand && document.activeElement?.id === ids.line1) suggestions.ask(line1)
  }

  const onLeave = (to: EventTarget | null) => {
    suggestions.clear()
    left('line1')()
    // Typed or filled in without a suggestion: the other parts are asked, so that nobody is stuck.
    if (!toggle.current || to !== toggle.current)
      afterPress(() => setLineDone(latest.current.line1.trim() !== ''))
  }

  const goByHand = () => {
    suggestions.clear()
    setByHand(true)
    // The button goes; its focus goes to where typing begins.
    document.getElementById(ids.line1)?.focus()
  }

  const hints = [!view.partsOpen && t('addressHint'), noPoBoxes && `${t('noPoBoxes')}.`].filter(Boolean)
  const elsewhere = view.stateOfZip && {
    state: view.stateOfZip,
    text: t('addressElsewhere', { zip: value.zip, state: view.stateOfZip }),
  }
  const spoken =
    view.message === 'elsewhere'
      ? elsewhere && elsewhere.text
      : view.message && t(messages[view.message], { count: count ?? 0 })
  return (
    <div className="address">
      <AddressLine
        field={{
          id: ids.line1,
          label: labels.line1,
          hint: hints.join(' ') || undefined,
          why: props.why,
          error: errors.line1,
        }}
        value={value.line1}
        autoComplete={token('address-line1')}
        suggestions={suggestions}
        onType={onType}
        onChoose={(id) => void choose(id)}
        onLeave={onLeave}
      />
      <LiveRegion>{spoken || ''}</LiveRegion>
      {view.hint && <p className="hint">{t(messages[view.hint])}</p>}
      {/* In the page from the start, so that a browser's autofill finds all of them; out of the way of whoever types. */}
      <AddressParts
        {...{ ids, labels, value, errors, put, left, token }}
        open={view.partsOpen}
        elsewhere={elsewhere || null}
        onZip={(zip) => void fillFrom(zip)}
      />
      {!view.partsOpen && (
        <button type="button" className="btn quiet" ref={toggle} onClick={goByHand}>
          {t('addressManual')}
        </button>
      )}
    </div>
  )
}
