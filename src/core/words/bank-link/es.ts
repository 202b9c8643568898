// The bank screens: why, linking, what came of it, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  continue: 'Continuar',
  introTitle: 'Conecte la cuenta bancaria de su negocio',
  introPromise:
    'Para darle una aprobación al instante, necesitamos verificar los datos de la cuenta bancaria de su negocio.',
  validating: 'Validando...',
}
