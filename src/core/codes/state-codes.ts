// The two letters of the fifty states, the District of Columbia and the five inhabited territories. A file of its own: a first page knows no names of them.

const codes =
  'AL AK AS AZ AR CA CO CT DE DC FL GA GU HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND MP OH OK OR PA PR RI SC SD TN TX VI UT VT VA WA WV WI WY'

/** Whether a text is the two-letter code, in capitals, of a state, DC or a territory. */
export const isStateCode = (text: string): boolean => /^[A-Z]{2}$/.test(text) && codes.includes(text)
