// Which other owners there are: names them with a link of their own, or says that there is no further one of that share.
import { useState, type FormEvent } from 'react'
import { failureText } from '#ui/answer.ts'
import { call } from '#ui/api.ts'
import { emailKind } from '#core/fields/email.ts'
import { nameKind } from '#core/fields/name.ts'
import { ownershipKind } from '#core/fields/percent.ts'
import { Button } from '#ui/frame/button.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { PercentInput, TextInput } from '#ui/inputs/text-input.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import type { nameOwner, stateNoOthers, stateShare } from './contract.ts'
import type { PartProps } from './part-props.ts'
import * as paths from './paths.ts'
import { useDo } from './use-portal.ts'
import * as words from './words.ts'

/** Where the list of what is asked leads. */
export const OWNERS = 'owners'

/** Further owners are named in a form, with a filled button. */
export const asksForNames = (why: string): boolean => why === 'owners-unnamed' || why === 'too-little-named'

const nobody = { firstName: '', lastName: '', email: '', ownership: '' }
const kinds = { firstName: nameKind, lastName: nameKind, email: emailKind, ownership: ownershipKind }
const fields = ['firstName', 'lastName', 'email', 'ownership'] as const

export function OwnersCard({ application: { id, owners, ownShare }, refresh }: PartProps) {
  const t = useWords(words)
  const language = useLanguage()
  const [typed, setTyped] = useState(nobody)
  const [said, setSaid] = useState('')
  const [stating, setStating] = useState(false)
  const { busy, failure, run } = useDo()
  const told = said && (
    <Notice kind="ok" live>
      {t('ownerNamed', { name: said })}
    </Notice>
  )
  // What was said last stays in sight where nothing more is asked.
  if (!owners)
    return (
      <>
        {told}
        {ownShare != null && <MyShare id={id} own={ownShare} refresh={refresh} />}
      </>
    )
  const { why, from, more_than: moreThan, own, named, sole, report } = owners
  const values = { from: `${from}%`, moreThan: `${moreThan}%`, own: own === null ? '-' : `${own}%` }
  const errorOf = (field: string) =>
    failure?.kind === 'problem' ? failure.errors.find((each) => each.field === field)?.message : undefined
  const ofAField = fields.some(errorOf)
  const name = async (event: FormEvent) => {
    event.preventDefault()
    setSaid('')
    const done = await run('name', () => call<typeof nameOwner>(paths.nameOwner, { id, ...typed }))
    if (!done) return
    setSaid(`${typed.firstName} ${typed.lastName}`.trim())
    setTyped(nobody)
    refresh()
  }
  const none = async () => {
    setSaid('')
    if (await run('none', () => call<typeof stateNoOthers>(paths.stateNoOthers, { id }))) refresh()
  }
  const naming = asksForNames(why)
  return (
    <section className="card" id={OWNERS} tabIndex={-1}>
      <h2>{t('ownersTitle')}</h2>
      <p>{t(why === 'shares-contradict' && sole ? 'owners.sole' : `owners.${why}`, values)}</p>
      {naming && <p className="small muted">{t(report ? 'ownersWhyReport' : 'ownersWhy')}</p>}
      {named.length > 0 && <p className="small">{t('ownersNamed', { names: named.join(', ') })}</p>}
      {told}
      <OwnShare id={id} own={own} refresh={refresh} onOpen={setStating} />
      {naming && !stating && (
        <form noValidate onSubmit={(event) => void name(event)}>
          {fields.map((field) => {
            const Input = field === 'ownership' ? PercentInput : TextInput
            return (
              <Input
                key={field}
                id={`owner-${field}`}
                kind={kinds[field]}
                label={t(`owner.${field}`)}
                value={typed[field]}
                onChange={(value) => setTyped({ ...typed, [field]: value })}
                error={errorOf(field)}
                autoComplete="off"
                required
              />
            )
          })}
          {failure && !ofAField && (
            <Notice kind="danger" live>
              {failureText(failure, language)}
            </Notice>
          )}
          <div className="actions">
            <Button type="submit" busy={busy === 'name' && t('sending')}>
              {t('ownerName')}
            </Button>
            {why === 'owners-unnamed' && (
              <Button look="line" onClick={() => void none()} busy={busy === 'none' && t('sending')}>
                {t('ownersNone', values)}
              </Button>
            )}
          </div>
        </form>
      )}
    </section>
  )
}

interface OwnShareProps {
  readonly id: string
  /** In percent; null while it is not known. */
  readonly own: number | null
  readonly refresh: () => void
  readonly onOpen?: (open: boolean) => void
}

/** Nothing is asked of the owners: what was mistyped can be put right all the same, before it stands in a contract. */
function MyShare(props: OwnShareProps) {
  const t = useWords(words)
  return (
    <section className="card">
      <h2>{t('ownShare')}</h2>
      <p>{t('ownShareText', { own: `${props.own}%` })}</p>
      <OwnShare {...props} />
    </section>
  )
}

/** A press opens the field; saving it closes it. */
function OwnShare({ id, own, refresh, onOpen = () => {} }: OwnShareProps) {
  const t = useWords(words)
  const language = useLanguage()
  const [share, setShare] = useState<string | null>(null)
  const { busy, failure, run } = useDo()
  const change = (to: string | null) => {
    setShare(to)
    onOpen(to !== null)
  }
  const state = async (event: FormEvent) => {
    event.preventDefault()
    const ownership = share ?? ''
    if (!(await run('share', () => call<typeof stateShare>(paths.stateShare, { id, ownership })))) return
    change(null)
    refresh()
  }
  if (share === null)
    return (
      <div className="actions">
        <Button look="quiet" onClick={() => change(own === null ? '' : String(own))}>
          {t(own === null ? 'ownShareGive' : 'ownShareChange', { own: own === null ? '-' : `${own}%` })}
        </Button>
      </div>
    )
  const error =
    failure?.kind === 'problem'
      ? failure.errors.find((each) => each.field === 'ownership')?.message
      : undefined
  return (
    <form noValidate onSubmit={(event) => void state(event)}>
      <PercentInput
        id="own-share"
        kind={ownershipKind}
        label={t('ownShare')}
        value={share}
        onChange={setShare}
        error={error}
      />
      {failure && !error && (
        <Notice kind="danger" live>
          {failureText(failure, language)}
        </Notice>
      )}
      <div className="actions">
        <Button type="submit" look="line" busy={busy === 'share' && t('sending')}>
          {t('ownShareSave')}
        </Button>
        <Button look="quiet" onClick={() => change(null)}>
          {t('ownShareLeave')}
        </Button>
      </div>
    </form>
  )
}
