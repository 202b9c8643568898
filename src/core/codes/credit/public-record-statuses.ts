// The state of a public record (Experian). Of 16, 22, 24 and 29 the chapter follows from the codes beside them.

/** By `status`. */
export const publicRecordStatuses: Readonly<Record<string, string>> = {
  '13': 'Chapter 13 bankruptcy - petition filed',
  '15': 'Chapter 7 bankruptcy - discharged',
  '16': 'Chapter 13 bankruptcy - dismissed',
  '17': 'Chapter 13 bankruptcy - discharged/completed',
  '22': 'Chapter 7 bankruptcy - dismissed',
  '23': 'Chapter 7 bankruptcy - petition filed',
  '24': 'Chapter 11 bankruptcy - dismissed',
  '25': 'Chapter 11 bankruptcy - petition filed',
  '26': 'Chapter 11 bankruptcy - discharged',
  '27': 'Chapter 12 bankruptcy - petition filed',
  '28': 'Chapter 12 bankruptcy - discharged',
  '29': 'Chapter 12 bankruptcy - dismissed',
}
