// Which statements that stand in for a bank are there, and which are missing, English.
export const en = {
  there: 'We received {months}.',
  missing: 'Still missing: {months}.',
  unclearOne: 'One file is not clear yet, or does not show its month: the upload page says why.',
  unclearMany: '{count} files are not clear yet, or do not show their month: the upload page says why.',
} as const
