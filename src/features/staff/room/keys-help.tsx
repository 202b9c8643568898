// What the keys do.
import { Modal } from '#ui/frame/modal.tsx'
import { useStaffWords, type StaffWord } from './words.ts'

const keys: readonly (readonly [keys: readonly string[], word: StaffWord])[] = [
  [['j', 'k'], 'key.move'],
  [['Enter'], 'key.open'],
  [['/'], 'key.search'],
  [['Esc'], 'key.back'],
  [['1', '…', '7'], 'key.tab'],
  [['n'], 'key.note'],
  [['r'], 'key.refresh'],
  [['?'], 'key.help'],
]

export function KeysHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useStaffWords()
  return (
    <Modal open={open} onClose={onClose} title={t('keys')}>
      <dl className="keys">
        {keys.map(([names, word]) => (
          <div key={word}>
            <dt>{names.map((name) => (name === '…' ? ' … ' : <kbd key={name}>{name}</kbd>))}</dt>
            <dd>{t(word)}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}
