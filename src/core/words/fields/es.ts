// What a field says when an answer is missing or wrong, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  empty: 'Este campo no puede quedar vacío',
  choice: 'opción',
  invalid: 'Escriba un dato válido en «{label}»',
  turned: 'Escríbalo con el teclado, sin pegarlo: unas marcas ocultas lo muestran en otro orden.',
  latin: 'Use letras latinas (A-Z), como en su identificación: las piden los documentos y el banco.',
  amount: 'Escriba un monto válido',
  amountRange: 'Escriba un monto entre {min} y {max}',
  whole: 'Escriba un número entero, sin decimales.',
  phone: 'Escriba un número de teléfono válido',
  extension: 'Quite la extensión: aquí solo se guarda el número.',
  abroad:
    'Aquí solo se guardan números con código de país +1. Escriba uno donde podamos comunicarnos con usted.',
  email: 'Escriba un correo electrónico válido',
  website:
    'Escriba una sola dirección web, como example.com o facebook.com/supagina. Si no tiene, deje el campo vacío.',
  year: 'Escriba un año válido',
  last4: 'Escriba 4 dígitos válidos.',
  ein: 'Escriba un número fiscal (EIN) válido',
  ssn: 'Escriba un número de Seguro Social válido',
  zip: 'Escriba un código postal válido',
  poBox: 'Escriba la dirección de una calle; aquí no se puede usar un apartado postal.',
  state: 'Escriba un estado válido',
  percentRange: 'Escriba un porcentaje entre {min}% y {max}%',
  agree: 'Para continuar debe aceptar nuestras políticas.',
  date: 'Escriba una fecha válida',
  underage: 'Escriba una fecha válida. Debe tener {age} años o más.',
  selectOne: 'Elija al menos una opción.',
  signature: 'Dibuje o escriba una firma válida.',
}
