// Hints and why we ask, of the questions about what the longer forms ask, English.
export const en = {
  descriptionHint: 'For example: a bakery with two ovens that sells to cafés in town.',
  usesHint: 'Choose all that apply.',
  contactMethodHint: 'We use it if something is missing.',
  websiteHint: 'Leave it empty if there is none.',
} as const
