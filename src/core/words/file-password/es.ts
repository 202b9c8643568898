// The password of a locked file, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  filePassword: 'Contraseña de {name}',
  filePasswordOnce: 'La usamos una sola vez, para abrir este archivo, y no la guardamos.',
  unlock: 'Abrir el archivo',
  unlockFile: 'Abrir {name}',
}
