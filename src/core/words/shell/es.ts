// The shell around every page, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  notFoundTitle: 'No hay ninguna página en esta dirección',
  notFoundText:
    'Puede que la dirección esté mal escrita o que el enlace se haya cortado en un mensaje. Un enlace que le enviaron solo funciona completo.',
  apply: 'Ir a la solicitud',
  failedTitle: 'Algo falló en esta página',
  failedText:
    'La culpa es nuestra, no suya. Lo que guardó está a salvo; vuelva a cargar la página para seguir.',
  failedReload: 'Volver a cargar la página',
}
