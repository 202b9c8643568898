// Which other owners there are: names them with a link of their own, or says that there is no further one of that share.
import { useEffect, useState, type FormEvent } from 'react'
import { failureText, type CallFailure } from '#ui/answer.ts'
import { call } from '#ui/api.ts'
import { emailKind } from '#core/fields/email.ts'
import { nameKind } from '#core/fields/name.ts'
import { ownershipKind } from '#core/fields/percent.ts'
import { Button } from '#ui/frame/button.tsx'
import { focusField } from '#ui/frame/error-summary.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { PercentInput, TextInput } from '#ui/inputs/text-input.tsx'
import { useFocusAfter } from '#ui/use-focus-after.ts'
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
const idOf = (field: string) => `owner-${field}`

const TOLD = 'owners-told'
const SHARE = 'own-share'
const SHARE_OPENER = 'own-share-change'

export function OwnersCard({ application: { id, owners, ownShare }, refresh }: PartProps) {
  const [told, setTold] = useState('')
  const focusAfter = useFocusAfter()
  const tell = (text: string) => {
    setTold(text)
    if (!text) return
    // The form goes once nothing more is asked, and the focus would go with it.
    focusAfter(TOLD)
    refresh()
  }
  return (
    <>
      {/* What was said last stays in sight where nothing more is asked. */}
      {told && (
        <div id={TOLD} tabIndex={-1}>
          <Notice kind="ok" live>
            {told}
          </Notice>
        </div>
      )}
      {owners ? (
        <AskedOwners id={id} owners={owners} tell={tell} />
      ) : (
        ownShare != null && <MyShare id={id} own={ownShare} tell={tell} />
      )}
    </>
  )
}

interface AskedProps {
  readonly id: string
  readonly owners: NonNullable<PartProps['application']['owners']>
  /** What was done, to be read on; '' takes away what stands there. */
  readonly tell: (text: string) => void
}

function AskedOwners({ id, owners, tell }: AskedProps) {
  const t = useWords(words)
  const language = useLanguage()
  const [typed, setTyped] = useState(nobody)
  const [stating, setStating] = useState(false)
  const { busy, failure, run } = useDo()
  const { why, from, more_than: moreThan, own, named, sole, report } = owners
  const values = { from: `${from}%`, moreThan: `${moreThan}%`, own: own === null ? '-' : `${own}%` }
  const errorOf = (field: string) => errorIn(failure, field)
  const wrong = fields.find(errorOf)
  useEffect(() => {
    if (failure && wrong) focusField(idOf(wrong))
  }, [failure, wrong])
  const name = async (event: FormEvent) => {
    event.preventDefault()
    tell('')
    const done = await run('name', () => call<typeof nameOwner>(paths.nameOwner, { id, ...typed }))
    if (!done) return
    tell(t('ownerNamed', { name: `${typed.firstName} ${typed.lastName}`.trim() }))
    setTyped(nobody)
  }
  const none = async () => {
    tell('')
    if (await run('none', () => call<typeof stateNoOthers>(paths.stateNoOthers, { id })))
      tell(t('ownersNoneSaid', values))
  }
  const naming = asksForNames(why)
  return (
    <section className="card" id={OWNERS} tabIndex={-1}>
      <h2>{t('ownersTitle')}</h2>
      <p>{t(why === 'shares-contradict' && sole ? 'owners.sole' : `owners.${why}`, values)}</p>
      {naming && <p className="small muted">{t(report ? 'ownersWhyReport' : 'ownersWhy')}</p>}
      {named.length > 0 && <p className="small">{t('ownersNamed', { names: named.join(', ') })}</p>}
      <OwnShare id={id} own={own} tell={tell} onOpen={setStating} />
      {naming && !stating && (
        <form noValidate onSubmit={(event) => void name(event)}>
          {fields.map((field) => {
            const Input = field === 'ownership' ? PercentInput : TextInput
            return (
              <Input
                key={field}
                id={idOf(field)}
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
          {failure && !wrong && (
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

const errorIn = (failure: CallFailure | null, field: string): string | undefined =>
  failure?.kind === 'problem' ? failure.errors.find((each) => each.field === field)?.message : undefined

interface OwnShareProps {
  readonly id: string
  /** In percent; null while it is not known. */
  readonly own: number | null
  readonly tell: (text: string) => void
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
function OwnShare({ id, own, tell, onOpen = () => {} }: OwnShareProps) {
  const t = useWords(words)
  const language = useLanguage()
  const [share, setShare] = useState<string | null>(null)
  const { busy, failure, run } = useDo()
  const error = errorIn(failure, 'ownership')
  useEffect(() => {
    if (failure && error) focusField(SHARE)
  }, [failure, error])
  const focusAfter = useFocusAfter()
  const change = (to: string | null) => {
    setShare(to)
    onOpen(to !== null)
    focusAfter(to === null ? SHARE_OPENER : SHARE)
  }
  const state = async (event: FormEvent) => {
    event.preventDefault()
    tell('')
    const ownership = share ?? ''
    if (!(await run('share', () => call<typeof stateShare>(paths.stateShare, { id, ownership })))) return
    change(null)
    tell(t('ownShareSaved', { own: `${ownership.replace(/\s*%$/, '')}%` }))
  }
  if (share === null)
    return (
      <div className="actions">
        <Button id={SHARE_OPENER} look="quiet" onClick={() => change(own === null ? '' : String(own))}>
          {t(own === null ? 'ownShareGive' : 'ownShareChange', { own: own === null ? '-' : `${own}%` })}
        </Button>
      </div>
    )
  return (
    <form noValidate onSubmit={(event) => void state(event)}>
      <PercentInput
        id={SHARE}
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
