// The offers page, English.
export const en = {
  qualified: "Great news you're qualified!",
  loading: 'Getting your offers',
} as const
