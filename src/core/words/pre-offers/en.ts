// Pre-offers: estimates on what was stated, English. Quoted texts are the specification's.
export const en = {
  looking: 'Looking for Offers',
  lookingText: 'This takes a moment',
  title: "Congratulations! You're Pre-Qualified",
  estimate:
    'These amounts are estimates based on what you told us. We have not looked at any bank data yet, so they are not an offer and have no price; the final amount can differ.',
  select: 'Select from eligible offers',
  another: 'Need another amount?',
  upTo: 'Up to {amount}',
  lowerAmount: 'Please type a lower amount',
  validAmount: 'Please select a valid amount',
  thenBank:
    'Next, we go back to your bank account: once it is connected, the estimate can become an offer, often within minutes.',
  continue: 'Continue',
  saving: 'Saving',
  without: 'Continue without a bank',
  failed: 'There was an error',
  again: 'Try again',
} as const
