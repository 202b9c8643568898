// What a member of staff is told who looks at a page of an applicant, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  staffReadsOnly:
    'Solo lectura: en este navegador inició sesión en el portal del equipo, así que aquí no se guarda nada como si fuera el dueño.',
  leaveStaffRoom: 'Salir del portal del equipo',
}
