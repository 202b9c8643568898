// The made-up people whom the prefill simulator has on file. What an application types (name, last four, zip) finds them.

interface FiledPerson {
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
