// One account of a statement: its page at the left, its lines at the right, each showing where the other stands.
import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { mendAccount } from '#core/domain/statement-reader/mend.ts'
import { csvText } from '#core/ground/csv-text.ts'
import { en } from '#core/words/statement-readings/en.ts'
import { es } from '#core/words/statement-readings/es.ts'
import { Button } from '#ui/frame/button.tsx'
import { useWords } from '#ui/words.tsx'
import { useKeys } from '../room/use-keys.ts'
import { Check } from './account-check.tsx'
import { LineEditor } from './line-editor.tsx'
import { addBelow, changeLine, decimalOf, doubtsIn, dropLine, lineAt, printedKey } from './mend-edits.ts'
import { MendKeys } from './mend-keys.tsx'
import { MendLines } from './mend-lines.tsx'
import { PagePicture } from './page-picture.tsx'
import { PrintedEditor } from './printed-editor.tsx'
import type { MendedStatement, ShownReadings } from './readings-contract.ts'
import { useTypedGuard } from './typed-guard.tsx'
import type { Mending } from './use-mending.ts'

const words = { en, es }
const REPAIR_HIGH = 10

interface Props {
  readonly id: string
  readonly file: string
  /** Index of the account. */
  readonly at: number
  readonly shown: MendedStatement['accounts'][number]
  readonly signs: ShownReadings['statements'][number]['signs']
  readonly mending: Mending
  readonly mayMend: boolean
  readonly mayLook: boolean
  readonly head: ReactNode
}

const boxesOf = (signs: Props['signs']) =>
  signs.flatMap(({ page, box }) => (page !== null && box ? [{ page, ...box }] : []))

/** A key that a button or a link answers itself. */
const isPressed = (): boolean => document.activeElement?.matches('button, a, summary, select') ?? false

export function MendAccount({ id, file, at, shown, signs, mending, mayMend, mayLook, head }: Props) {
  const t = useWords(words)
  const { mends, change } = mending
  const { base, isSeen } = shown
  const mended = useMemo(
    () =>
      mendAccount(
        { ...base, isSeen },
        mends.filter(({ account }) => account === at),
      ),
    [base, isSeen, mends, at],
  )
  const { lines, proof, outOfOrder } = mended
  const { firstBreak } = proof
  const broken = firstBreak && lines[firstBreak.line]
  const check = {
    ...shown,
    lines: lines.length,
    isProven: mended.isProven,
    proof: {
      ...proof,
      breaks: broken ? { date: broken.date, text: broken.text, by: firstBreak.by } : null,
    },
  }
  const boxes = boxesOf(signs)
  const doubts = useMemo(() => {
    const repaired = base.repairs.map(({ page, y }) => ({ page, y, height: REPAIR_HIGH }))
    const told = new Set([...outOfOrder, ...(firstBreak ? [firstBreak.line] : [])])
    return doubtsIn(lines, told, [...boxesOf(signs), ...repaired])
  }, [base, lines, outOfOrder, firstBreak, signs])
  const [chosen, setChosen] = useState(() => doubts[0] ?? 0)
  const [editing, setEditing] = useState<'line' | 'new' | null>(null)
  const [turned, setTurned] = useState<number | null>(null)
  const selected = Math.min(chosen, lines.length - 1)
  const line = lines[selected]
  const page = turned ?? (line?.place?.page || 1)
  const hasPages = base.lines.some(({ place }) => place !== null) || !base.lines.length
  const { onTyping } = mending
  const [isLineTyped, setLineTyped] = useState(false)
  const onLineTyping = useCallback(() => {
    const end = onTyping()
    setLineTyped(true)
    return () => {
      end()
      setLineTyped(false)
    }
  }, [onTyping])
  const guard = useTypedGuard(isLineTyped, 'line-amount')
  const go = (to: number | undefined) => {
    if (to === undefined || !lines[to] || (to === selected && isLineTyped)) return
    guard.leave(() => {
      setChosen(to)
      setTurned(null)
      setEditing(null)
    })
  }
  const may = mayMend && !editing
  const drop = () => may && line && change(dropLine(mends, at, line))
  const undo = () => may && mending.isDirty && mending.undo()
  const edit = () => may && line && setEditing('line')
  const add = () => may && setEditing('new')
  const leave = () => {
    setEditing(null)
    document.getElementById('statement-lines')?.focus()
  }
  const next = () => go(doubts.find((doubt) => doubt > selected) ?? doubts[0])
  const before = () => go(doubts.findLast((doubt) => doubt < selected) ?? doubts.at(-1))
  useKeys({
    j: () => go(selected + 1),
    k: () => go(selected - 1),
    ArrowDown: () => (isPressed() ? false : go(selected + 1)),
    ArrowUp: () => (isPressed() ? false : go(selected - 1)),
    n: next,
    p: before,
    Enter: () => (isPressed() ? false : void edit()),
    Escape: () => (editing ? leave() : false),
    Delete: () => void drop(),
    a: () => void add(),
    u: () => void undo(),
  })
  const download = () => {
    const rows = lines.map(({ date, text, cents, balance }) => [
      date,
      text,
      decimalOf(cents),
      decimalOf(balance),
    ])
    const text = csvText([[t('date'), t('text'), t('amount'), t('balance')], ...rows])
    const address = URL.createObjectURL(new Blob([text], { type: 'text/csv' }))
    const link = Object.assign(document.createElement('a'), {
      href: address,
      download: `${t('csvName')}.csv`,
    })
    link.click()
    URL.revokeObjectURL(address)
  }
  const fresh = { date: line?.date ?? mended.from, text: '', cents: 0, balance: null }
  return (
    <div className="statement-grid">
      {!hasPages && <p className="small muted">{t('noPages')}</p>}
      {hasPages && !mayLook && <p className="small muted">{t('mayNotSee')}</p>}
      {hasPages && mayLook && (
        <PagePicture
          id={id}
          document={file}
          page={page}
          onPage={setTurned}
          marked={line?.place?.page === page ? line.place : null}
          signs={boxes.filter((box) => box.page === page)}
          onPoint={(x, y) => go(lineAt(lines, page, x, y) ?? undefined)}
        />
      )}
      <div className="statement-side">
        {head}
        <div role="status" className="small">
          <Check account={check} />
        </div>
        <div className="row small">
          <span>{doubts.length ? t('doubts', { count: doubts.length }) : t('noDoubts')}</span>
          {mayMend && (
            <>
              <Button look="quiet" disabled={!line} onClick={edit}>
                {t('edit')}
              </Button>
              <Button look="quiet" onClick={add}>
                {t('add')}
              </Button>
              <Button look="quiet" disabled={!line} onClick={drop}>
                {t('drop')}
              </Button>
              <Button look="quiet" disabled={!mending.isDirty} onClick={undo}>
                {t('undo')}
              </Button>
            </>
          )}
          <Button look="quiet" onClick={download}>
            {t('csv')}
          </Button>
        </div>
        {editing && (
          <LineEditor
            key={`${editing}/${selected}`}
            line={editing === 'new' || !line ? fresh : line}
            isNew={editing === 'new'}
            onLeave={leave}
            onTyping={onLineTyping}
            onDone={(text) => {
              if (editing === 'new') change(addBelow(mends, at, line ?? null, text))
              else if (line) change(changeLine(mends, at, line, text))
              leave()
            }}
          />
        )}
        {guard.question}
        <MendLines lines={lines} selected={selected} doubts={doubts} onSelect={go} />
        <MendKeys mayMend={mayMend} />
        {mayMend && (
          <details>
            <summary>{t('printedTitle')}</summary>
            <PrintedEditor
              key={printedKey(mends, at)}
              account={at}
              base={base}
              mends={mends}
              onDone={change}
              onTyping={onTyping}
            />
          </details>
        )}
      </div>
    </div>
  )
}
