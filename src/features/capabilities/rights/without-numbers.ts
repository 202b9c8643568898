// Removes from an answer to a request to know what it must not hold: social security, tax and account numbers (11 CCR 7024(d)), and what a private register says. Pure.

/** Names of fields, without case and marks, that hold such a number. */
const NAMES = /^(ssn|ein|taxid|tin|itin|accountnumber|routingnumber|socialsecuritynumber|driverslicense)$/
const DIGITS_SHOWN = 4
/** What a decision read of the register of defaulted merchants, which an applicant is never told about. */
const OF_REGISTER = 'priorDefault'

/** A copy of any JSON without the register's word, in which values of such names keep their last four digits. The last four alone (`last4`) stay. */
export function withoutNumbers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNumbers)
  if (value === null || typeof value !== 'object' || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== OF_REGISTER)
      .map(([name, inner]) => [
        name,
        NAMES.test(name.toLowerCase().replaceAll(/[^a-z]/g, '')) ? masked(inner) : withoutNumbers(inner),
      ]),
  )
}

function masked(value: unknown): unknown {
  if (typeof value !== 'string' && typeof value !== 'number') return withoutNumbers(value)
  const digits = String(value).replaceAll(/\D/g, '')
  return digits.length > DIGITS_SHOWN ? `••••${digits.slice(-DIGITS_SHOWN)}` : value
}
