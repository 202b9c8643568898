// Asks for the password of a locked file, which is sent again with it; the password is kept nowhere.
import { useState } from 'react'
import * as words from './password-words.ts'
import * as secretWords from './secret-words.ts'
import { useWords } from '../words.tsx'
import { describing, Field } from './field.tsx'
import type { UploadProblem } from './use-uploads.ts'

interface FilePasswordProps {
  readonly id: string
  /** Of the file. */
  readonly name: string
  readonly problem: UploadProblem
  /** One was told before: whoever told it goes on here. */
  readonly again: boolean
  readonly onPassword: (password: string) => void
}

export function FilePassword({ id, name, problem, again, onPassword }: FilePasswordProps) {
  const t = useWords(words)
  const ts = useWords(secretWords)
  const [password, setPassword] = useState('')
  const [shown, setShown] = useState(false)
  const isWrong = problem.password === 'wrong'
  const field = {
    id,
    label: t('filePassword', { name }),
    hint: isWrong ? t('filePasswordOnce') : `${problem.message} ${t('filePasswordOnce')}`,
    ...(isWrong && { error: problem.message }),
  }
  const send = () => password && onPassword(password)
  return (
    <div className="file-password">
      <Field field={field}>
        <div className="input">
          <input
            {...describing(field)}
            id={id}
            // Not a password field: managers would offer to keep it. The dots are drawn by the style sheet.
            type="text"
            className={shown ? undefined : 'concealed'}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
            // It may stand in the form of a page, which it does not send.
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              send()
            }}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            data-1p-ignore=""
            data-lpignore="true"
            autoFocus={again}
          />
          <button type="button" aria-pressed={shown} aria-controls={id} onClick={() => setShown(!shown)}>
            {ts(shown ? 'hide' : 'show')}
          </button>
        </div>
      </Field>
      <button type="button" className="btn" aria-label={t('unlockFile', { name })} onClick={send}>
        {t('unlock')}
      </button>
    </div>
  )
}
