// A US address: a street line that suggests, then suite, city, state and zip. By hand at any time; what was typed is never overwritten.
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { anyTextKind, textKind } from '#core/fields/text.ts'
import { stateKind } from '#core/fields/state.ts'
import { zipKind } from '#core/fields/zip.ts'
import { isStateCode } from '#core/codes/us-states.ts'
import { stateOfZip } from '#core/codes/us-zip-states.ts'
import { Button } from '../frame/button.tsx'
import { LiveRegion } from '../frame/live-region.tsx'
import { Notice } from '../frame/notice.tsx'
import * as words from '../frame-words.ts'
import { useWords } from '../words.tsx'
import { describing, Field } from './field.tsx'
import { TextInput } from './text-input.tsx'
import { unitInLine } from './unit-in-line.ts'
import { useFormattedInput } from './use-formatted-input.ts'
import { useSuggestions, type Suggest } from './use-suggestions.ts'

export interface Address {
  readonly line1: string
  readonly line2: string
  readonly city: string
  readonly state: string
  readonly zip: string
}

export const emptyAddress: Address = { line1: '', line2: '', city: '', state: '', zip: '' }

interface AddressProps {
  /** The ids of the five inputs, which are their names too; the error summary links to them. */
  readonly ids: Readonly<Record<keyof Address, string>>
  readonly label: ReactNode
  readonly value: Address
  readonly onChange: (address: Address) => void
  /** A part was left; the address as it then stands. */
  readonly onBlur?: (part: keyof Address, address: Address) => void
  readonly suggest: Suggest
  /** The parts of a suggestion, null when it is gone; missing parts are asked by hand. */
  readonly resolve: (id: string) => Promise<Partial<Address> | null>
  /** City and state of a zip; null where it tells none. Fills what is still empty. */
  readonly placeOfZip?: (zip: string) => Promise<Pick<Address, 'city' | 'state'> | null>
  readonly errors?: Readonly<Partial<Record<keyof Address, string>>>
  /** Refuses post-office boxes: where a business or a person is, not where mail goes. */
  readonly noPoBoxes?: boolean
  readonly why?: ReactNode
  /** Autofill section, so that home and business address do not mix: 'home', 'work'. */
  readonly section?: string
}

export function AddressInput(props: AddressProps) {
  const { ids, value, onChange, onBlur, errors = {}, noPoBoxes = false, section } = props
  const t = useWords(words)
  const suggestions = useSuggestions(props.suggest)
  const toggle = useRef<HTMLButtonElement>(null)
  const latest = useRef(value)
  latest.current = value
  /** Suggestions are off. */
  const [byHand, setByHand] = useState(false)
  /** The other parts show, because the street line was left or a suggestion did not have them all. */
  const [opened, setOpened] = useState(false)
  const [said, setSaid] = useState<'addressFilled' | 'addressPartial'>()
  const open =
    byHand ||
    opened ||
    Boolean(value.city || value.state || value.zip || errors.city || errors.state || errors.zip)
  const put = (parts: Partial<Address>) => {
    latest.current = { ...latest.current, ...parts }
    onChange(latest.current)
  }
  const left = (part: keyof Address) => () => onBlur?.(part, latest.current)
  const token = (name: string) => (section ? `section-${section} ${name}` : name)

  const choose = async (id: string) => {
    const typedUnit = unitInLine(latest.current.line1)
    suggestions.clear()
    const found = await props.resolve(id).catch(() => null)
    setOpened(true)
    setSaid(found?.city && found.state && found.zip ? 'addressFilled' : 'addressPartial')
    if (!found) return
    const { line1, city, state, zip } = found
    put({
      ...(line1 && { line1 }),
      ...(city && { city }),
      ...(state && { state }),
      ...(zip && { zip }),
      line2: latest.current.line2 || typedUnit || found.line2 || '',
    })
  }

  const fillFrom = async (zip: string) => {
    put({ zip })
    if (!/^\d{5}$/.test(zip) || (latest.current.city && latest.current.state)) return
    const place = await props.placeOfZip?.(zip).catch(() => null)
    const now = latest.current
    // Another zip by now, or filled by hand meanwhile: then what was typed stands.
    if (place && now.zip === zip) put({ city: now.city || place.city, state: now.state || place.state })
  }

  const input = useFormattedInput({
    kind: anyTextKind,
    value: value.line1,
    onChange: (line1) => {
      put({ line1 })
      setSaid(undefined)
      if (!byHand && document.activeElement?.id === ids.line1) suggestions.ask(line1)
    },
    onBlur: () => {
      suggestions.clear()
      left('line1')()
    },
  })

  const { list, active } = suggestions
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && list) {
      event.preventDefault()
      suggestions.clear()
    } else if (list?.length && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      suggestions.setActive(
        active < 0 && step < 0 ? list.length - 1 : (active + step + list.length) % list.length,
      )
    } else if (event.key === 'Enter' && list?.[active]) {
      event.preventDefault()
      void choose(list[active].id)
    }
  }

  const line1 = {
    id: ids.line1,
    label: props.label,
    hint:
      [open ? '' : t('addressHint'), noPoBoxes ? `${t('noPoBoxes')}.` : ''].filter(Boolean).join(' ') ||
      undefined,
    why: props.why,
    error: errors.line1,
  }
  const found =
    list && (list.length === 0 ? 'addressNone' : list.length === 1 ? 'addressFoundOne' : 'addressFound')
  // A few zips lie across a state line, so this asks and refuses nothing.
  const zipState = isStateCode(value.state) ? stateOfZip(value.zip) : null
  const elsewhere =
    zipState && zipState !== value.state ? t('addressElsewhere', { zip: value.zip, state: zipState }) : ''
  const part = (name: keyof Address) => ({
    id: ids[name],
    value: value[name],
    error: errors[name],
    onChange: (text: string) => put({ [name]: text }),
    onBlur: left(name),
  })
  return (
    <div className="address">
      <Field field={line1}>
        <div className="combo">
          <div className="input">
            <input
              {...input}
              onBlur={(event) => {
                input.onBlur(event)
                // Typed or filled in without a suggestion: the other parts are asked, so that nobody is stuck.
                if (!toggle.current || event.relatedTarget !== toggle.current)
                  setOpened(latest.current.line1.trim() !== '')
              }}
              {...describing(line1)}
              id={ids.line1}
              name={ids.line1}
              type="text"
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={Boolean(list?.length)}
              aria-controls={`${ids.line1}-list`}
              aria-activedescendant={list?.[active] ? `${ids.line1}-${active}` : undefined}
              autoComplete={token('address-line1')}
              autoCorrect="off"
              spellCheck={false}
              onKeyDown={onKeyDown}
            />
          </div>
          <ul
            id={`${ids.line1}-list`}
            role="listbox"
            aria-label={t('addressSuggestions')}
            hidden={!list?.length}
          >
            {list?.map((suggestion, index) => (
              <li
                key={suggestion.id}
                id={`${ids.line1}-${index}`}
                role="option"
                aria-selected={index === active}
                // The input keeps its focus; else leaving it would close the list before the click.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => void choose(suggestion.id)}
              >
                {suggestion.text}
              </li>
            ))}
          </ul>
        </div>
      </Field>
      <LiveRegion>{elsewhere || (said ? t(said) : found ? t(found, { count: list.length }) : '')}</LiveRegion>
      {said === 'addressPartial' && <p className="hint">{t('addressPartial')}</p>}
      {found === 'addressNone' && !open && <p className="hint">{t('addressNone')}</p>}
      {!open && (
        <button
          type="button"
          className="btn quiet"
          ref={toggle}
          onClick={() => {
            suggestions.clear()
            setByHand(true)
            // The button goes; its focus goes to where typing begins.
            document.getElementById(ids.line1)?.focus()
          }}
        >
          {t('addressManual')}
        </button>
      )}
      {open ? (
        <>
          <TextInput
            {...part('line2')}
            kind={anyTextKind}
            label={t('suite')}
            required={false}
            autoComplete={token('address-line2')}
          />
          {/* The zip first: it fills the other two. */}
          <div className="two">
            <TextInput
              {...part('zip')}
              onChange={(zip) => void fillFrom(zip)}
              kind={zipKind}
              label={t('zip')}
              autoComplete={token('postal-code')}
            />
            <TextInput
              {...part('state')}
              kind={stateKind}
              label={t('state')}
              autoComplete={token('address-level1')}
            />
          </div>
          <TextInput
            {...part('city')}
            kind={textKind}
            label={t('city')}
            autoComplete={token('address-level2')}
          />
          {elsewhere && zipState && (
            <Notice
              actions={
                <Button look="line" onClick={() => put({ state: zipState })}>
                  {t('addressUseState', { state: zipState })}
                </Button>
              }
            >
              {elsewhere}
            </Notice>
          )}
        </>
      ) : null}
    </div>
  )
}
