// Yes or no, where no answer is neither. As text 'true' or 'false'; a caller may say it in other words.
import { ok } from '#core/ground/outcome.ts'
import { fieldError, type FieldKind } from './field-kind.ts'

export const yesNoKind: FieldKind<boolean> = {
  name: 'yes-no',
  format: (text) => text,
  show: String,
  parse: (text) => {
    const said = text.trim().toLowerCase()
    if (said === '') return fieldError('empty')
    if (/^(?:true|1|on|yes)$/.test(said)) return ok(true)
    return /^(?:false|0|off|no)$/.test(said) ? ok(false) : fieldError('invalid')
  },
}
