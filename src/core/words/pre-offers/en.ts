// Pre-offers: estimates on what was stated, English.
export const en = {
  title: "Congratulations! You're Pre-Qualified",
  looking: 'Looking for Offers',
  continue: 'Continue',
} as const
