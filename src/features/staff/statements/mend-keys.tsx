// The keys of a statement beside its page, written on it.
import { en } from '#core/words/statement-readings/en.ts'
import { es } from '#core/words/statement-readings/es.ts'
import { useWords } from '#ui/words.tsx'

const words = { en, es }

export function MendKeys({ mayMend }: { readonly mayMend: boolean }) {
  const t = useWords(words)
  const looking = [
    ['J / K, ↓ / ↑', t('keyLine')],
    ['N / P', t('keyDoubt')],
  ] as const
  const changing = [
    ['Enter', t('keyEdit')],
    ['Escape', t('keyLeave')],
    ['Delete', t('keyDrop')],
    ['A', t('keyAdd')],
    ['U', t('keyUndo')],
  ] as const
  return (
    <details>
      <summary>{t('keys')}</summary>
      <ul>
        {[...looking, ...(mayMend ? changing : [])].map(([key, does]) => (
          <li key={key}>
            <kbd>{key}</kbd> {does}
          </li>
        ))}
      </ul>
    </details>
  )
}
