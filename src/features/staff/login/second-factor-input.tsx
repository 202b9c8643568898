// Where the second factor is typed: the code of the authenticator, or a recovery code in its place.
import { useState } from 'react'
import { Button } from '#ui/frame/button.tsx'
import { LineInput } from '../room/plain-fields.tsx'
import { useStaffWords } from '../room/words.ts'

interface SecondFactorInputProps {
  readonly value: string
  readonly onChange: (text: string) => void
  readonly error?: string
}

export function CodeInput(props: SecondFactorInputProps) {
  const t = useStaffWords()
  return (
    <LineInput
      id="staff-code"
      name="code"
      label={t('code')}
      hint={t('codeHint')}
      {...props}
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={100}
      autoFocus
    />
  )
}

export function SecondFactorInput(props: SecondFactorInputProps) {
  const t = useStaffWords()
  const [isRecovery, setIsRecovery] = useState(false)
  return (
    <>
      {isRecovery ? (
        <LineInput
          id="staff-code"
          name="code"
          label={t('recoveryCode')}
          hint={t('recoveryHint')}
          {...props}
          autoComplete="off"
          maxLength={20}
          autoFocus
        />
      ) : (
        <CodeInput {...props} />
      )}
      <Button
        look="quiet"
        onClick={() => {
          setIsRecovery(!isRecovery)
          props.onChange('')
        }}
      >
        {t(isRecovery ? 'useAuthenticator' : 'useRecovery')}
      </Button>
    </>
  )
}
