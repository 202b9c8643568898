// A box to sign in: drawn by finger, pen or mouse, or typed by whoever cannot draw. What was drawn stays when the page scrolls or turns.
import { useEffect, useRef, useState, type PointerEvent } from 'react'
import { INK, linesAddress, type Point } from '#core/fields/drawn-lines.ts'
import { fieldMessage } from '#core/fields/field-message.ts'
import { signedHow } from '#core/fields/signature.ts'
import { looksWritten } from '#core/paper/hand.ts'
import { en } from '#core/words/signature/en.ts'
import { es } from '#core/words/signature/es.ts'
import { Button } from '../frame/button.tsx'
import { Notice } from '../frame/notice.tsx'
import { useLanguage, useWords } from '../words.tsx'
import { describing, Field, FieldGroup, type FieldProps } from './field.tsx'
import { BOX_HEIGHT, drawStrokes, isSignature, scaleFor } from './strokes.ts'
import '../paper/hand.css'
import './signature-input.css'

const words = { en, es }

interface SignatureInputProps extends FieldProps {
  /** Drawn lines as a picture's address (core/fields/drawn-lines.ts), a typed name, or '' while it is not signed. */
  readonly value: string
  readonly onChange: (value: string) => void
  /** When the server keeps one: the day on which it was given, ISO. */
  readonly keptOn?: string
}

export function SignatureInput({ keptOn, ...props }: SignatureInputProps) {
  const t = useWords(words)
  const language = useLanguage()
  const { value, onChange, ...field } = props
  const [again, setAgain] = useState(false)
  const [typing, setTyping] = useState(value !== '' && signedHow(value) === 'typed')
  if (keptOn !== undefined && !again && value === '')
    return (
      <FieldGroup field={field}>
        <Notice kind="ok">{t('signedOn', { date: longDate(keptOn, language) })}</Notice>
        <p>
          <Button look="quiet" onClick={() => setAgain(true)}>
            {t('signAgain')}
          </Button>
        </p>
      </FieldGroup>
    )
  const other = () => {
    onChange('')
    setTyping(!typing)
  }
  return (
    <div>
      {typing ? <TypedName {...props} /> : <DrawnSignature {...props} />}
      <p>
        <Button look="quiet" onClick={other}>
          {t(typing ? 'drawInstead' : 'typeInstead')}
        </Button>
      </p>
    </div>
  )
}

function TypedName({ value, onChange, ...field }: SignatureInputProps) {
  const t = useWords(words)
  const given = { ...field, label: t('typeLabel'), hint: t('typeHint') }
  return (
    <Field field={given}>
      <div className="input">
        <input
          {...describing(given)}
          className={looksWritten(value) ? 'signed-name by-hand' : 'signed-name'}
          id={field.id}
          name={field.id}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          autoComplete="name"
          autoCapitalize="words"
          spellCheck={false}
          maxLength={100}
        />
      </div>
    </Field>
  )
}

function DrawnSignature({ value, onChange, ...field }: SignatureInputProps) {
  const t = useWords(words)
  const sheet = useRef<HTMLCanvasElement>(null)
  const strokes = useRef<Point[][]>([])
  const language = useLanguage()
  const [signed, setSigned] = useState(false)
  const [tooLittle, setTooLittle] = useState(false)
  const saved = value !== ''

  const redraw = () => {
    const canvas = sheet.current
    const pen = canvas?.getContext('2d')
    if (!canvas || !pen) return
    const dots = window.devicePixelRatio || 1
    const width = canvas.clientWidth
    // Setting its size empties it: only where it changed.
    if (canvas.width !== Math.round(width * dots)) canvas.width = Math.round(width * dots)
    if (canvas.height !== Math.round(BOX_HEIGHT * dots)) canvas.height = Math.round(BOX_HEIGHT * dots)
    const scale = dots * scaleFor(strokes.current, width)
    drawStrokes(pen, strokes.current, { width: canvas.width, height: canvas.height, scale, ink: INK })
  }
  useEffect(() => {
    const canvas = sheet.current
    if (!canvas) return
    const watch = new ResizeObserver(redraw)
    watch.observe(canvas)
    return () => watch.disconnect()
  }, [saved])

  const at = (event: { clientX: number; clientY: number }): Point => {
    const box = sheet.current!.getBoundingClientRect()
    const scale = scaleFor(strokes.current, box.width)
    return { x: (event.clientX - box.left) / scale, y: (event.clientY - box.top) / scale }
  }
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setTooLittle(false)
    strokes.current.push([at(event)])
    redraw()
  }
  const draw = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const between = event.nativeEvent.getCoalescedEvents?.() ?? []
    for (const each of between.length ? between : [event]) strokes.current.at(-1)?.push(at(each))
    redraw()
  }
  const clear = () => {
    strokes.current = []
    setSigned(false)
    setTooLittle(false)
    redraw()
    onChange('')
  }
  const save = () => {
    const lines = linesAddress(strokes.current, BOX_HEIGHT)
    setTooLittle(lines === '')
    if (lines) onChange(lines)
  }
  const error = field.error ?? (tooLittle ? fieldMessage({ key: 'signature' }, '', language) : undefined)
  return (
    <FieldGroup field={{ ...field, error, hint: t('drawHint') }}>
      {saved ? (
        <img className="signature-box" src={value} alt={t('picture')} />
      ) : (
        <canvas
          ref={sheet}
          className="signature-box"
          role="img"
          aria-label={t('box')}
          onPointerDown={begin}
          onPointerMove={draw}
          onPointerUp={() => setSigned(isSignature(strokes.current))}
          onPointerCancel={() => setSigned(isSignature(strokes.current))}
        />
      )}
      <div className="signature-ways">
        {/* It stays where the focus is. */}
        <Button look="line" aria-disabled={saved || undefined} onClick={() => saved || save()}>
          {t('save')}
        </Button>
        <Button look="quiet" onClick={clear}>
          {t('clear')}
        </Button>
        <span className="small muted" role="status">
          {saved ? t('saved') : signed ? t('notSaved') : ''}
        </span>
      </div>
    </FieldGroup>
  )
}

const longDate = (date: string, language: 'en' | 'es'): string =>
  new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`))
