// Puts a brand's tokens on the page; set by script, because a strict content policy forbids style attributes in markup.
import { useLayoutEffect, useEffect } from 'react'
import type { Brand } from '#core/flow/brand.ts'

// The server has no layout to wait for.
const useBrowserEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** Only custom properties are taken: a brand changes tokens, never other styles. */
export function useBrandTokens(tokens: Brand['tokens']): void {
  useBrowserEffect(() => {
    const { style } = document.documentElement
    const names = Object.entries(tokens ?? {}).filter(([name]) => name.startsWith('--'))
    for (const [name, value] of names) style.setProperty(name, value)
    return () => names.forEach(([name]) => style.removeProperty(name))
  }, [tokens])
}
