// The kit renders without a browser, in both languages, with its labels, descriptions and errors tied together.
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { creditBands, loanUses, products } from '#core/codes/choices.ts'
import { fundingNeededKind } from '#core/fields/currency.ts'
import { phoneKind } from '#core/fields/phone.ts'
import { ssnKind } from '#core/fields/ssn.ts'
import type { Brand } from '#core/flow/brand.ts'
import { en } from '#core/words/frame/en.ts'
import { es } from '#core/words/frame/es.ts'
import type { Language } from '#core/words/words.ts'
import { ErrorSummary } from './frame/error-summary.tsx'
import { Meter } from './frame/meter.tsx'
import { copyrightYears, PageFrame } from './frame/page-frame.tsx'
import { Progress, progressOf } from './frame/progress.tsx'
import { SaveState } from './frame/save-state.tsx'
import { NumberedSteps, SidePanel } from './frame/side-panel.tsx'
import { AddressInput } from './inputs/address-input.tsx'
import { CheckboxInput, RadioCards } from './inputs/choice-inputs.tsx'
import { SelectInput } from './inputs/select-input.tsx'
import { MultiSelect } from './inputs/multi-select.tsx'
import { ListSearchInput } from './inputs/list-search-input.tsx'
import { FileDrop } from './inputs/file-drop.tsx'
import { SecretInput } from './inputs/secret-input.tsx'
import { MoneyInput, TextInput } from './inputs/text-input.tsx'
import { LanguageProvider } from './words.tsx'

const html = (element: ReactElement, language: Language = 'en') =>
  renderToStaticMarkup(<LanguageProvider language={language}>{element}</LanguageProvider>)
const nothing = () => {}

describe('inputs', () => {
  it('ties label, hint, reason and error to the control', () => {
    const markup = html(
      <TextInput
        id="cellPhone"
        kind={phoneKind}
        label="Cell phone"
        hint="Ten digits"
        why="So that we can reach you"
        error="Please enter a valid phone number"
        value="(207"
        onChange={nothing}
        autoComplete="tel-national"
      />,
    )
    expect(markup).toContain('<label for="cellPhone">Cell phone</label>')
    expect(markup).toContain('aria-describedby="cellPhone-error cellPhone-hint cellPhone-why"')
    for (const part of ['error', 'hint', 'why']) expect(markup).toContain(`id="cellPhone-${part}"`)
    expect(markup).toMatch(/<input[^>]*aria-invalid="true"/)
    expect(markup).toMatch(/<input[^>]*inputMode="tel"/i)
    expect(markup).toContain('autoComplete="tel-national"')
  })

  it('says that a field is optional, and marks the required ones for screen readers', () => {
    const shown = (required: boolean) =>
      html(
        <MoneyInput
          id="amount"
          kind={fundingNeededKind}
          label="Amount"
          value=""
          onChange={nothing}
          required={required}
        />,
        'es',
      )
    expect(shown(false)).toContain('(opcional)')
    expect(shown(false)).not.toContain('aria-required')
    expect(shown(true)).toContain('aria-required="true"')
  })

  it('shows what is kept of a secret, and never its value without being asked', () => {
    const secret = { id: 'ssn', kind: ssnKind, label: 'SSN', onChange: nothing }
    const kept = html(<SecretInput {...secret} value="" kept="•••-••-1234" />)
    expect(kept).toContain('value="•••-••-1234"')
    expect(kept).toContain('readOnly')
    const typed = html(<SecretInput {...secret} value="123-45" />)
    expect(typed).toContain('class="concealed"')
    expect(typed).toMatch(/autoComplete="off"/)
  })

  it('groups radios and boxes under a legend', () => {
    const radios = html(
      <RadioCards
        id="product"
        label="What do you need?"
        choices={products}
        value="Credit Line"
        onChange={nothing}
      />,
      'es',
    )
    expect(radios).toContain('role="radiogroup"')
    expect(radios).toContain('Línea de crédito')
    expect(radios.match(/checked=""/g)).toHaveLength(1)
    const boxes = html(
      <MultiSelect
        id="uses"
        label="Use of funds"
        choices={loanUses}
        value={'Payroll\nInventory'}
        onChange={nothing}
      />,
    )
    expect(boxes.match(/checked=""/g)).toHaveLength(2)
  })

  it('renders every other input on the server', () => {
    const markup = html(
      <>
        <SelectInput id="band" label="Credit" choices={creditBands} value="" onChange={nothing} />
        <CheckboxInput id="agree" label="I agree" value="true" onChange={nothing} error="No" />
        <ListSearchInput id="trade" label="Industry" chosen={null} search={() => []} onChoose={nothing} />
        <AddressInput
          ids={{ line1: 'a', line2: 'b', city: 'c', state: 'd', zip: 'e' }}
          labels={{ line1: 'Home address', line2: 'Unit', city: 'City', state: 'State', zip: 'Zip' }}
          value={{ line1: '', line2: '', city: 'Portland', state: 'OR', zip: '04101' }}
          onChange={nothing}
          suggest={() => Promise.resolve([])}
          resolve={() => Promise.resolve({ parts: {}, outcome: 'partial' })}
          noPoBoxes
          zipStates={['ME']}
        />
        <FileDrop id="photo" label="Photo ID" maxBytes={1} uploads={noUploads} />
      </>,
    )
    expect(markup).toContain('&lt;550</option>')
    expect(markup).toContain('role="combobox"')
    expect(markup).toContain('autoComplete="postal-code"')
    expect(markup).toContain('Zip code 04101 is in ME.')
    expect(markup).toContain('capture="environment"')
  })
})

const noUploads = {
  items: [],
  add: nothing,
  addPage: nothing,
  retake: nothing,
  retry: nothing,
  unlock: nothing,
  remove: nothing,
}

describe('frame', () => {
  const brand: Brand = {
    id: 'underway',
    name: 'Underway',
    legalName: 'Underway Funding',
    legal: [{ href: '/business/privacy', text: { en: 'Privacy', es: 'Privacidad' } }],
    seals: [{ name: 'Trust seal' }],
  }

  it('speaks Spanish, links to the other language and carries no style attribute', () => {
    const markup = html(
      <PageFrame
        brand={{ ...brand, tokens: { '--brand': '#123456' } }}
        year={2026}
        languageHref="/business/apply"
        side={
          <SidePanel title="Qué sigue">
            <NumberedSteps steps={[{ title: 'Uno', state: 'now' }, { title: 'Dos' }]} />
          </SidePanel>
        }
      >
        <Progress {...progressOf(0)} title="Su solicitud" />
        <ErrorSummary errors={[{ fieldId: 'x', label: 'Ventas', message: 'Falta' }]} />
        <SaveState status="retrying" />
        <Meter label="Ingresos" score={22} max={25} />
      </PageFrame>,
      'es',
    )
    expect(markup).toContain('<a class="lang" href="/business/apply" lang="en"')
    expect(markup).toContain('© 2025–2026 Underway Funding')
    expect(markup).toContain('Privacidad')
    expect(markup).toContain('<a href="#x">Ventas: Falta</a>')
    expect(markup).toContain('Aún no se guardó: reintentando')
    expect(markup).not.toContain('style=')
  })

  it('counts progress as the spec does', () => {
    expect(progressOf(0)).toEqual({ label: '1/5', share: 0.2 })
    expect(progressOf(4)).toEqual({ label: '5/5', share: 1 })
    expect(progressOf(10)).toEqual({ label: '5/5', share: 1 })
    expect(copyrightYears(2025)).toBe('© 2025')
  })

  it('has every word in both languages, with the same placeholders', () => {
    const holes = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort()
    for (const key of Object.keys(en) as (keyof typeof en)[]) expect(holes(es[key])).toEqual(holes(en[key]))
  })
})
