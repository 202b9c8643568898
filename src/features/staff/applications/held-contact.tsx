// A corrected contact that does not act yet: until when, and its confirmation by the owner's code or by a second person.
import { useState } from 'react'
import { Button } from '#ui/frame/button.tsx'
import { useLanguage } from '#ui/words.tsx'
import { calls, fieldMessage } from '../room/calls.ts'
import { Failure } from '../room/failure.tsx'
import { shortTime } from '../room/formats.tsx'
import { LineInput } from '../room/plain-fields.tsx'
import { useStaffWords } from '../room/words.ts'
import type { PartProps } from './part-props.ts'
import { useChange } from './use-application.ts'

export function HeldContact({ application, say }: Pick<PartProps, 'application' | 'say'>) {
  const t = useStaffWords()
  const language = useLanguage()
  const [code, setCode] = useState('')
  const { id, contactHolds: holds, rights, persons } = application
  const confirm = useChange(
    id,
    () => calls.confirmContact({ id, code: code.trim() || undefined }),
    () => {
      setCode('')
      say(t('contactConfirmed'))
    },
  )
  const [first] = holds
  if (!first) return null
  const wrong = fieldMessage(confirm.error, 'code')
  const byCode = holds.some((each) => each.byCode)
  const bySecond = holds.some((each) => each.bySecond)
  const others = persons.filter((person) => holds.some(({ personId }) => personId === person.id))
  return (
    <section className="open-file" aria-labelledby="held-contact">
      <h2 id="held-contact">{t('contactHeld')}</h2>
      <p className="small">
        {t('contactHeldWhy', { date: shortTime(first.until, new Date(), language) })}{' '}
        {holds.some(({ personId }) => personId === null) && t('contactHeldTold')}{' '}
        {others.length > 0 && t('contactHeldPersons', { names: others.map(({ name }) => name).join(', ') })}{' '}
        {byCode && !bySecond && t('contactHeldCode')}{' '}
        {t(bySecond ? 'contactHeldYou' : 'contactHeldColleague')}
      </p>
      {rights.includes('correct') && (byCode || bySecond) && (
        <form
          className="row-form"
          onSubmit={(event) => {
            event.preventDefault()
            if (!confirm.isPending) confirm.mutate(undefined)
          }}
        >
          {!bySecond && (
            <LineInput
              id="contact-code"
              label={t('contactCode')}
              inputMode="numeric"
              value={code}
              onChange={setCode}
              maxLength={20}
              error={wrong}
            />
          )}
          <Button type="submit" look="line" busy={confirm.isPending && t('working')}>
            {t('confirmContact')}
          </Button>
          {!wrong && <Failure failure={confirm.error} />}
        </form>
      )}
    </section>
  )
}
