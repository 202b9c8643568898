// Who the bureau has on file: by the last four of the SSN, everybody else has an ordinary file that follows from their number.

/** Last four of an SSN -> what its file is like. */
const specialFiles = {
  '0100': 'thin',
  '0101': 'no-hit',
  '0102': 'frozen',
  '0103': 'deceased',
  '0104': 'several-names',
  '0105': 'errors-only',
  '0106': 'messages-only',
  '0107': 'slow',
  '0108': 'bankrupt',
  '0109': 'large',
} as const
export type SpecialFile = (typeof specialFiles)[keyof typeof specialFiles]

export const specialFileOf = (ssn: string): SpecialFile | null => {
  const last = ssn.slice(-4)
  return last in specialFiles ? specialFiles[last as keyof typeof specialFiles] : null
}
