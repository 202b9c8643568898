// Light or dark for the staff room alone: the choice is kept in this browser; until one is made the system's preference counts.
import { useEffect, useState } from 'react'

const NAME = 'underway-staff-theme'
type Theme = 'light' | 'dark'

function initial(): Theme {
  try {
    const kept = localStorage.getItem(NAME)
    if (kept === 'light' || kept === 'dark') return kept
  } catch {
    // A browser that refuses storage follows the system.
  }
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

export function useTheme(): readonly [Theme, () => void] {
  const [theme, setTheme] = useState<Theme>(initial)
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset.theme = theme
    return () => void delete dataset.theme
  }, [theme])
  const toggle = () => {
    const other = theme === 'dark' ? 'light' : 'dark'
    setTheme(other)
    try {
      localStorage.setItem(NAME, other)
    } catch {
      // Kept for this visit only.
    }
  }
  return [theme, toggle]
}
