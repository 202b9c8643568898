// The made-up people whom the prefill simulator has on file. What an application types (name, last four, zip) finds them.

export interface PrefillPersona {
  readonly persona: 'match' | 'two' | 'none' | 'slow' | 'down'
  readonly firstName: string
  readonly lastName: string
  readonly ssnLast4: string
  readonly zip: string
  readonly expect: { readonly en: string; readonly es: string }
}

export const prefillPersonas: readonly PrefillPersona[] = [
  {
    persona: 'match',
    firstName: 'Nora',
    lastName: 'Whitfield',
    ssnLast4: '4821',
    zip: '78704',
    expect: { en: 'is found, to be confirmed', es: 'se encuentra, para confirmar' },
  },
  {
    persona: 'none',
    firstName: 'Otto',
    lastName: 'Brandt',
    ssnLast4: '1000',
    zip: '60614',
    expect: { en: 'is not on file: the form follows', es: 'no consta: sigue el formulario' },
  },
  {
    persona: 'two',
    firstName: 'Rafael',
    lastName: 'Ortega',
    ssnLast4: '7310',
    zip: '33125',
    expect: {
      en: 'two of that name are on file, so none is shown: the form follows',
      es: 'constan dos con ese nombre, así que no se muestra ninguno: sigue el formulario',
    },
  },
  {
    persona: 'slow',
    firstName: 'Sara',
    lastName: 'Lindholm',
    ssnLast4: '0004',
    zip: '98103',
    expect: { en: 'is found after four seconds', es: 'se encuentra tras cuatro segundos' },
  },
  {
    persona: 'down',
    firstName: 'Dana',
    lastName: 'Kovac',
    ssnLast4: '0500',
    zip: '44113',
    expect: {
      en: 'the provider is down: the form follows',
      es: 'el proveedor no responde: sigue el formulario',
    },
  },
]

export interface FiledPerson {
  readonly first_name: string
  readonly last_name: string
  readonly street: string
  readonly unit?: string | null
  readonly city: string
  readonly state: string
  readonly zip: string
  readonly date_of_birth?: string | null
  readonly ssn_last4: string
}

const ofTexas = { city: 'Austin', state: 'TX', zip: '78704' } as const

export const filedPeople: readonly FiledPerson[] = [
  {
    first_name: 'NORA',
    last_name: 'WHITFIELD',
    street: '2418 Euclid Ave',
    unit: 'Apt 5',
    ...ofTexas,
    date_of_birth: '1984-03-27',
    ssn_last4: '4821',
  },
  {
    first_name: 'Rafael',
    last_name: 'Ortega',
    street: '811 NW 17th Ct',
    city: 'Miami',
    state: 'FL',
    zip: '33125',
    date_of_birth: '1961-11-02',
    ssn_last4: '7310',
  },
  {
    first_name: 'Rafael',
    last_name: 'Ortega Jr',
    street: '811 NW 17th Ct',
    city: 'Miami',
    state: 'FL',
    zip: '33125',
    date_of_birth: '1990-06-14',
    ssn_last4: '7310',
  },
  {
    first_name: 'Sara',
    last_name: 'Lindholm',
    street: '4402 Woodlawn Ave N',
    unit: null,
    city: 'Seattle',
    state: 'WA',
    zip: '98103-2211',
    date_of_birth: null,
    ssn_last4: '0004',
  },
  // Of another name, with the same four digits and zip: what a guess would find.
  {
    first_name: 'Piotr',
    last_name: 'Zielinski',
    street: '1907 Kinney Ave',
    ...ofTexas,
    date_of_birth: '1979-01-08',
    ssn_last4: '2222',
  },
]
