// What is shown next to an upload form on a wide screen, and below it on a phone: in place of what the flow shows there else.
import { useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

export function Beside({ children }: { children: ReactNode }) {
  const [main, setMain] = useState<HTMLElement | null>(null)
  useEffect(() => setMain(document.getElementById('main')), [])
  return main && createPortal(<aside className="side beside">{children}</aside>, main)
}
