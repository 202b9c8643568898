// What the page itself says before its script runs, or where it never does, English.
export const en = {
  late: 'This page is taking long to load. Please reload it. If that does not help, contact us: {contact}.',
  noScript:
    'This application needs JavaScript. Please turn it on in your browser, or contact us and we’ll fill it in together: {contact}.',
} as const
