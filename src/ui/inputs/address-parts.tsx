// The parts of an address below its street line: suite, zip, state, city, and the question whether zip or state is meant.
import type { ReactNode } from 'react'
import { anyTextKind, textKind } from '#core/fields/text.ts'
import { stateKind } from '#core/fields/state.ts'
import { zipKind } from '#core/fields/zip.ts'
import { Button } from '../frame/button.tsx'
import { Notice } from '../frame/notice.tsx'
import * as words from './address-words.ts'
import { useWords } from '../words.tsx'
import type { Address, AddressErrors } from './address-state.ts'
import { TextInput } from './text-input.tsx'

interface PartsProps {
  /** Shown; else only there for a browser to fill in. */
  readonly open: boolean
  readonly ids: Readonly<Record<keyof Address, string>>
  readonly labels: Readonly<Record<keyof Address, ReactNode>>
  readonly value: Address
  readonly errors: AddressErrors
  readonly put: (parts: Partial<Address>) => void
  readonly onZip: (zip: string) => void
  readonly left: (part: keyof Address) => () => void
  readonly token: (name: string) => string
  /** The state in which the zip lies, with the sentence that says so; null where they agree. */
  readonly elsewhere: { readonly state: string; readonly text: string } | null
}

export function AddressParts({
  open,
  ids,
  labels,
  value,
  errors,
  put,
  onZip,
  left,
  token,
  elsewhere,
}: PartsProps) {
  const t = useWords(words)
  const part = (name: keyof Address) => ({
    id: ids[name],
    value: value[name],
    error: errors[name],
    onChange: (text: string) => put({ [name]: text }),
    onBlur: left(name),
    tabIndex: open ? undefined : -1,
  })
  return (
    <div className={open ? 'address' : 'sr'} aria-hidden={!open || undefined}>
      <TextInput
        {...part('line2')}
        kind={anyTextKind}
        label={labels.line2}
        required={false}
        autoComplete={token('address-line2')}
      />
      {/* The zip first: it fills the other two. */}
      <div className="two short">
        <TextInput
          {...part('zip')}
          onChange={onZip}
          kind={zipKind}
          label={labels.zip}
          autoComplete={token('postal-code')}
        />
        <TextInput
          {...part('state')}
          kind={stateKind}
          label={labels.state}
          autoComplete={token('address-level1')}
        />
      </div>
      <TextInput
        {...part('city')}
        kind={textKind}
        label={labels.city}
        autoComplete={token('address-level2')}
      />
      {elsewhere && (
        <Notice
          actions={
            <Button look="line" onClick={() => put({ state: elsewhere.state })}>
              {t('addressUseState', { state: elsewhere.state })}
            </Button>
          }
        >
          {elsewhere.text}
        </Notice>
      )}
    </div>
  )
}
