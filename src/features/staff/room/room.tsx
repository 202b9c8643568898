// A page of the room that is no application: title, a sentence, sections below each other.
import { useEffect, type ReactNode } from 'react'
import { useStaffWords } from './words.ts'

export function Room({ title, lede, children }: { title: string; lede?: ReactNode; children: ReactNode }) {
  const t = useStaffWords()
  useEffect(() => {
    document.title = `${title} · ${t('room')}`
  }, [title, t])
  return (
    <main id="staff-main" className="staff-page" tabIndex={-1}>
      <header>
        <h1>{title}</h1>
        {lede && <p className="muted">{lede}</p>}
      </header>
      {children}
    </main>
  )
}
