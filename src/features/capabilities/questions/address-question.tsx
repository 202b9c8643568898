// How one address is asked: five answers of any form as one input, with suggestions.
import type { AddressField } from '#core/contract/address-fields.ts'
import type { QuestionViewProps } from '#ui/form-step.tsx'
import { AddressInput } from '#ui/inputs/address-input.tsx'
import type { Address } from '#ui/inputs/address-state.ts'
import { useAddressSearch } from './address-search.ts'
import { usePlaceRules } from './use-place-rules.ts'

/** Which answer of the form is which part of the address. */
export type Parts<Id extends string = AddressField> = Readonly<Record<keyof Address, Id>>

export const partNames: readonly (keyof Address)[] = ['line1', 'line2', 'city', 'state', 'zip']

const perPart = <T,>(of: (name: keyof Address) => T) =>
  Object.fromEntries(partNames.map((name) => [name, of(name)])) as Record<keyof Address, T>

/** The five answers of an address as one input. */
export function AddressQuestion<Id extends string>({
  also,
  parts,
  ...more
}: QuestionViewProps<Id> & { parts: Parts<Id>; why?: string; noPoBoxes?: boolean; section: string }) {
  const value = perPart((name) => also(parts[name]).value)
  // A business is most often in the state where its owner lives, and the other way round.
  const typed: Readonly<Partial<Record<string, string>>> = more.given.typed
  const search = useAddressSearch(value.state || typed.businessState || typed.homeState || '')
  const zipStates = usePlaceRules(parts, value, more)
  return (
    <AddressInput
      ids={parts}
      labels={perPart((name) => also(parts[name]).label)}
      value={value}
      onChange={(address) =>
        partNames.forEach(
          (name) => address[name] !== value[name] && also(parts[name]).onChange(address[name]),
        )
      }
      onBlur={(part) => also(parts[part]).onBlur('')}
      errors={perPart((name) => also(parts[name]).error)}
      zipStates={zipStates}
      suggest={search.suggest}
      resolve={search.resolve}
      placeOfZip={search.placeOfZip}
      noPoBoxes={more.noPoBoxes}
      why={more.why}
      section={more.section}
    />
  )
}
