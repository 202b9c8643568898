// The generator without parameters: asks for the kind of paper and its link, and says what each kind is.
import { useState, type FormEvent } from 'react'
import { paperAddress, paperDocNames, readPaperAddress } from '#core/domain/paper-docs.ts'
import { en } from '#core/words/doc-generator/en.ts'
import { es } from '#core/words/doc-generator/es.ts'
import { anyTextKind } from '#core/fields/text.ts'
import { Button } from '#ui/frame/button.tsx'
import { SelectInput } from '#ui/inputs/select-input.tsx'
import { TextInput } from '#ui/inputs/text-input.tsx'
import { navigate } from '#ui/router.tsx'
import { useGeneratorWords } from './generator-words.ts'

const choices = paperDocNames.map((doc) => ({ value: doc, en: en[`doc.${doc}`], es: es[`doc.${doc}`] }))

export function Entry() {
  const t = useGeneratorWords()
  const [doc, setDoc] = useState('')
  const [link, setLink] = useState('')
  const [tried, setTried] = useState(false)
  const address = readPaperAddress(link)
  const other = address && doc && address.doc !== doc ? address.doc : null
  const known = paperDocNames.find((name) => name === other)
  const errors = {
    doc: doc
      ? other
        ? t('kindOther', { kind: known ? t(`doc.${known}`) : other })
        : undefined
      : t('kindMissing'),
    link: !link.trim() ? t('linkMissing') : !address ? t('linkWrong') : undefined,
  }
  const open = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const wrong = errors.doc ? 'doc' : errors.link ? 'link' : null
    if (wrong) document.getElementById(wrong)?.focus()
    else if (address) navigate(`/docgenerator/${paperAddress(address)}`)
  }
  return (
    <div className="prose doc-entry">
      <h1>{t('entryTitle')}</h1>
      <p>{t('entryLede')}</p>
      <form onSubmit={open} noValidate>
        <SelectInput
          id="doc"
          label={t('kind')}
          choices={choices}
          value={doc}
          onChange={setDoc}
          error={tried ? errors.doc : undefined}
        />
        <TextInput
          id="link"
          label={t('link')}
          hint={t('linkHelp')}
          kind={anyTextKind}
          value={link}
          onChange={setLink}
          autoComplete="off"
          error={tried ? errors.link : undefined}
        />
        <div className="actions">
          <Button type="submit">{t('open')}</Button>
        </div>
      </form>
      <h2>{t('kindsTitle')}</h2>
      <dl>
        {paperDocNames.map((name) => (
          <div key={name}>
            <dt>
              <b>{t(`doc.${name}`)}</b>
            </dt>
            <dd>{t(`about.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
