// The testers' menu, English.
export const en = {
  title: 'Staging',
  page: 'Page {page}/{last}',
  back: 'Page back',
  forward: 'Page forward',
  mobile: 'Mobile',
  desktop: 'Desktop',
} as const
