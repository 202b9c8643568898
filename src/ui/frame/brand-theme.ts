// Puts a brand's tokens on the page; set by script, because a strict content policy forbids style attributes in markup.
import { useLayoutEffect, useEffect } from 'react'
import type { Brand } from '#core/flow/brand.ts'

// The server has no layout to wait for.
const useBrowserEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** Only custom properties are taken: a brand changes tokens, never other styles. Those for dark screens stand while the system asks for dark. */
export function useBrandTokens({ tokens, darkTokens }: Pick<Brand, 'tokens' | 'darkTokens'>): void {
  useBrowserEffect(() => {
    if (!tokens && !darkTokens) return
    const { style } = document.documentElement
    const dark = matchMedia('screen and (prefers-color-scheme: dark)')
    let names: string[] = []
    const clear = () => names.forEach((name) => style.removeProperty(name))
    const apply = () => {
      clear()
      const entries = Object.entries((dark.matches ? darkTokens : tokens) ?? {})
      names = entries.map(([name]) => name).filter((name) => name.startsWith('--'))
      for (const [name, value] of entries) if (name.startsWith('--')) style.setProperty(name, value)
    }
    apply()
    dark.addEventListener('change', apply)
    return () => {
      dark.removeEventListener('change', apply)
      clear()
    }
  }, [tokens, darkTokens])
}
