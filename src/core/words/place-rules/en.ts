// What is asked where the parts of an address do not agree, English.
export const en = {
  zipElsewhere:
    'The zip code {zip} is in {states}, not in {state}. Please correct the zip code or the state.',
  zipUnknown: 'The Postal Service has no zip code {zip}. Please check it.',
  militaryCity: 'With {state} the city is APO, FPO or DPO. Please correct the city or the state.',
  militaryState:
    'An APO, FPO or DPO address has AA, AE or AP as its state. Please correct the state or the city.',
  militaryBusiness:
    'Please enter the place where the business is. A military mail address works only for a business that is run from a home there.',
  noNumber:
    "Please enter the street with its number, or a rural route with its box. If there is no number, write 'no number' after the street.",
  wholeAddress: 'Please enter the street only. City, state and zip code have their own fields.',
} as const
