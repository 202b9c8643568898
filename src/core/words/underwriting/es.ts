// What underwriting says, Spanish.
import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  'outcome.approved': 'Aprobada',
  'outcome.declined': 'Rechazada',
  'outcome.review': 'Decide una persona',

  'factor.revenue': 'Ingresos y su tendencia',
  'factor.balances': 'Saldos de la cuenta',
  'factor.nsf': 'Pagos devueltos',
  'factor.positions': 'Otros adelantos y préstamos',
  'factor.credit': 'Crédito',
  'factor.business': 'Antigüedad y tipo de negocio',

  'reason.open-bankruptcy': 'Hay una bancarrota abierta del negocio o de un dueño.',
  'reason.bankruptcy-policy': 'Historial de bancarrotas: {choice}. No financiamos con una de ese tiempo.',
  'reason.bankruptcy-recent': 'Hubo una bancarrota en el último año.',
  'reason.bankruptcies-several': 'Hubo más de una bancarrota.',
  'reason.negative-today': 'La cuenta del negocio está sobregirada hoy.',
  'reason.nsf-above-maximum':
    'Hubo {actual} pagos devueltos en los últimos tres meses; financiamos con {wanted} como máximo.',
  'reason.negative-days-above-maximum':
    'La cuenta está sobregirada {hundredthsActual} días al mes en promedio; financiamos con {hundredthsWanted} como máximo.',
  'reason.tamper-review': 'Todavía no se pudieron verificar los estados de cuenta entregados.',
  'reason.personal-account-only': 'Solo se conectó una cuenta personal; hace falta una cuenta del negocio.',
  'reason.no-business-account': 'No se conectó ninguna cuenta de cheques ni de ahorros del negocio.',
  'reason.revenue-below-minimum':
    'El ingreso mensual promedio de {usdActual} está por debajo de los {usdWanted} requeridos.',
  'reason.time-in-business-below-minimum':
    'El negocio tiene {actual} meses; se requieren {wanted} meses de operación.',
  'reason.industry-not-served': 'No financiamos este tipo de negocio: {industry}.',
  'reason.state-not-served': 'No financiamos negocios en este estado: {state}.',
  'reason.prior-default': 'Consta un adelanto comercial anterior que no se pagó.',

  'reason.revenue-level':
    'El ingreso mensual promedio es de {usdActual}; con {usdWanted} o más, la evaluación mejora.',
  'reason.revenue-trend':
    'El ingreso mensual cambia {pctActual} al mes; con {pctWanted} o más, la evaluación mejora.',
  'reason.revenue-steadiness':
    'El ingreso mensual varía {pctActual}; con {pctWanted} o menos, la evaluación mejora.',
  'reason.deposit-count': 'Hay {actual} depósitos al mes; con {wanted} o más, la evaluación mejora.',
  'reason.balance-level':
    'El saldo diario promedio es de {usdActual}; con {usdWanted} o más, la evaluación mejora.',
  'reason.days-of-cover':
    'El saldo promedio cubre {tenthsActual} días de gastos; con {tenthsWanted} o más, la evaluación mejora.',
  'reason.negative-days':
    'La cuenta está sobregirada {hundredthsActual} días al mes en promedio; con {hundredthsWanted} o menos, la evaluación mejora.',
  'reason.nsf-count':
    'Hubo {actual} pagos devueltos en los últimos tres meses; con {wanted} o menos, la evaluación mejora.',
  'reason.active-positions':
    'Adelantos abiertos con otras empresas: {actual}; con {wanted} o menos, la evaluación mejora.',
  'reason.debt-burden':
    'Los pagos a otros prestamistas toman {pctActual} de los ingresos; con {pctWanted} o menos, la evaluación mejora.',
  'reason.credit-score':
    'El puntaje de crédito declarado es {actual}; con {wanted} o más, la evaluación mejora.',
  'reason.credit-score-of-bureau':
    'El puntaje del informe de crédito es {actual}; con {wanted} o más, la evaluación mejora.',
  'reason.credit-unverified': 'No se pudo verificar el crédito del dueño.',
  'reason.liens': 'Gravámenes o sentencias: {choice}.',
  'reason.revolving-credit': 'Crédito rotativo disponible: {choice}.',
  'reason.bankruptcy-history': 'Historial de bancarrotas: {choice}.',
  'reason.commercial-credit': 'Crédito comercial: {choice}.',
  'reason.time-in-business': 'El negocio tiene {actual} meses; con {wanted} o más, la evaluación mejora.',
  'reason.time-in-business-unverified': 'No se sabe cuánto tiempo lleva operando el negocio.',
  'reason.industry-risk': 'El tipo de negocio implica más riesgo: {choice}.',
  'reason.tax-returns-missing': 'No hay declaraciones de impuestos del negocio.',
  'reason.tax-returns-loss':
    'Las declaraciones de impuestos del negocio muestran una pérdida neta de más del 20%.',
  'reason.online-presence': 'No se encontró un sitio web ni otra presencia del negocio en internet.',
  'reason.home-ownership': 'Ningún dueño tiene casa propia.',
  'reason.fleet-size': 'Número de camiones: {choice}.',

  'reason.balance-supports-too-little':
    'El saldo diario promedio de {usdActual} no alcanza para los pagos de la oferta más pequeña ({usdMinimum}); harían falta unos {usdWanted}.',
  'reason.revenue-supports-too-little':
    'El ingreso mensual promedio de {usdActual} no alcanza para la oferta más pequeña ({usdMinimum}); harían falta unos {usdWanted}.',
  'reason.burden-leaves-no-room':
    'Los pagos a otros prestamistas ya toman {pctActual} de los ingresos; con el nuestro pueden tomar {pctWanted} como máximo.',
  'reason.too-many-positions':
    'Adelantos abiertos con otras empresas: {actual}; financiamos cuando hay {wanted} como máximo.',
  'reason.recent-position':
    'El último adelanto de otra empresa tiene {actual} días; esperamos {wanted} días.',

  'reason.too-few-months': 'Meses completos con depósitos: {actual}; para decidir hacen falta {wanted}.',
  'reason.undisclosed-account': 'Hay transferencias con cuentas que no se conectaron: {actual}.',
  'reason.account-holder-unknown': 'El banco no dice si la cuenta es del negocio.',
  'reason.history-too-short':
    'El historial del banco abarca {actual} días; hacen falta {wanted} para valorarlo.',
  'reason.history-gap': 'El historial del banco no tiene movimientos durante {actual} días seguidos.',
  'reason.feed-stale':
    'El banco envió los datos de esta cuenta por última vez {actual} días antes de la actualización.',
  'reason.no-recent-deposits': 'La última venta en los datos del banco es de hace {actual} días.',
  'reason.empty-months': 'Meses sin ningún depósito, entre meses con depósitos: {actual}.',
  'reason.balance-missing': 'El banco no envió el saldo de una cuenta.',
  'reason.balance-zero-filled': 'El banco envió un saldo de exactamente $0.00 de una cuenta en uso.',
  'reason.currency-not-usd': 'Una cuenta está en {currency}, no en dólares; no se cuenta.',
  'reason.accounts-may-be-one':
    'Dos cuentas conectadas parecen ser una: {pctActual} de sus movimientos son iguales. Se cuentan una vez.',
  'reason.lines-twice':
    'Una serie de movimientos aparece dos veces con otros identificadores: {actual} de ellos se cuentan una vez, {usdActual} de entradas.',
  'reason.lines-one-reference':
    'Los movimientos de un mismo monto y una misma referencia del banco se cuentan una vez: {actual} de ellos, {usdActual} de entradas, hasta {pctActual} de un mes; hasta {pctWanted} no hace falta revisarlo.',
  'reason.lines-alike':
    '{actual} movimientos tienen el día, el monto y el texto de otro y pueden ser el mismo. Se cuentan: sin ellos los ingresos bajan {pctActual}; hasta {pctWanted} no hace falta revisarlo.',
  'reason.credits-unclassed':
    'No está claro si {pctActual} de los depósitos son ventas; hasta {pctWanted} no hace falta revisarlo.',
  'reason.labels-no-longer-match':
    'Indicaciones del equipo que ya no coinciden con los datos del banco: {actual}. Revíselas: retírelas o indique de nuevo.',
  'reason.circle':
    'Sale dinero y un monto casi igual vuelve en cinco días hábiles: {actual} veces, {usdActual} en total. No es ingreso.',
  'reason.pass-through':
    'Hay dinero que solo pasa y llega a otros: {actual} movimientos, {usdActual} en total. Solo lo que se queda es ingreso.',
  'reason.one-off':
    'Depósitos que no se parecen a ningún otro del historial: {actual}, {usdActual} en total; el mayor es {pctActual} de un mes.',
  'reason.in-and-out':
    'La mayor parte de lo depositado volvió a salir en {days} días: {actual} depósitos, {usdActual} en total.',
  'reason.begins-before-application':
    'Lo que empezó o subió en los últimos {days} días aporta {pctActual} de sus ingresos: {usdActual}.',
  'reason.round-amounts':
    'Un pagador envía solo montos redondos y distintos: {actual} depósitos, {usdActual} en total.',
  'reason.sales-end':
    'Las ventas terminaron el {on}, {actual} días antes de la actualización, mientras la cuenta seguía en uso.',
  'reason.loses-money':
    'En {actual} de {wanted} meses salió más dinero del que entró, sin contar los pagos a prestamistas ni lo que los dueños pusieron o sacaron: {usdActual} al mes en promedio.',
  'reason.receivables-sold':
    'El negocio vende sus facturas a una empresa de factoraje: {actual} movimientos en cuatro meses, {usdActual} de entradas. Lo que deben sus clientes ya está vendido.',
  'reason.stranger-account':
    'El banco nombra a un titular que no es ni el negocio ni el dueño declarado. Lo que entró ahí cuenta solo en el extremo superior.',
  'reason.holder-unsure': 'No se sabe con certeza de quién es la cuenta: el banco nombra {choice}.',
  'reason.likely-advance':
    'Los cargos de {lender}, unos {usdActual} por día hábil, parecen pagos de otro adelanto y nada lo prueba. Pida el contrato y una carta con el saldo, o qué se paga con ellos; luego confírmelo o descártelo.',
  'reason.reverse-consolidation':
    '{lender} abona por partes y cobra al mismo tiempo: {actual} veces hasta ahora, {usdIn} la última vez, unos {usdOut} de cargos por día hábil. Parece una consolidación inversa. Pida el contrato y qué debe saldar.',
  'reason.bank-data-stale': 'Los datos del banco tienen {actual} días; se permiten {wanted} como máximo.',
  'reason.month-to-date-down':
    'El ingreso del mes en curso va en {pctActual} frente a los últimos cuatro meses.',
  'reason.below-last-year':
    'El ingreso de los meses contados va en {pctActual} frente a los mismos meses del año pasado; por debajo de {pctWanted} lo revisa una persona.',
  'reason.costs-exceed-sales':
    'Sale más dinero del que pagan los clientes, sin contar a los prestamistas: del ingreso queda {pctActual}. Lo revisa una persona.',
  'reason.revenue-concentrated':
    'Un solo cliente aporta {pctActual} de los ingresos; si pasa de {pctWanted}, lo revisa una persona.',
  'reason.default-check-pending': 'La consulta de incumplimientos anteriores aún no ha respondido.',
  'reason.identity-in-doubt':
    'La agencia de crédito dice que el titular de un número de identificación falleció: una persona debe averiguar de quién es.',
  'reason.ends-disagree':
    'Algunos movimientos del banco se pueden leer de dos maneras, y llevan a respuestas distintas.',
  'reason.rests-on-labels':
    'La oferta se apoya en lo que el equipo dijo de movimientos del banco; marcas así: {actual}.',
  'reason.read-from-statements':
    'Los datos del banco se leyeron de estados de cuenta enviados. Según la política decide una persona; esto es lo que sugiere el modelo.',
  'reason.statement-months-missing':
    'Faltan estados de esta cuenta entre otros o al final; meses sin uno completo: {actual}. Lo anterior a un hueco no está en ninguna cifra.',
  'reason.statements-do-not-follow':
    'Hay estados de esta cuenta que no empiezan con el saldo final del mes anterior: {actual}. Lo anterior no está en ninguna cifra.',
  'reason.statements-disagree':
    'Hay estados de esta cuenta que dicen otra cosa del mismo tiempo: {actual}. Cuenta el que llegó primero.',
  'reason.statements-end-early':
    'Los estados de esta cuenta terminan {actual} días antes que las otras cuentas; no se sabe qué pasó después.',
  'reason.deposits-to-look-at':
    'Lo que el dueño dijo de unos depósitos lo revisa una persona: los datos del banco o una solicitud anterior dicen otra cosa, o el dueño lo llama préstamo o adelanto. Depósitos: {actual}.',
  'reason.signers-open':
    'Falta saber quién firma: hay dueños sin nombrar o sin consentimiento, o no firma nadie que pueda obligar al negocio.',
  'reason.owner-report-missing':
    'Un dueño, además del solicitante, no ha autorizado un informe de crédito: lo revisa una persona.',
  'reason.cash-flow-too-tight':
    'En {pctActual} de las simulaciones de los próximos meses no se podría cubrir un pago de la oferta menor; se permite {pctWanted}.',

  'raise.higher-balance': 'Mantenga más dinero en la cuenta: un saldo diario promedio de unos {usdWanted}.',
  'raise.higher-revenue': 'Reciba más ingresos en la cuenta del negocio: unos {usdWanted} al mes.',
  'raise.pay-down-advances': 'Pague otros adelantos antes de tomar uno nuevo.',
  'raise.wait-after-advance': 'Vuelva a solicitar cuando el último adelanto tenga {wanted} días.',
  'raise.avoid-negative-days': 'Mantenga la cuenta por encima de cero todos los días.',
  'raise.avoid-nsf': 'Evite los pagos devueltos durante tres meses.',
  'raise.better-credit': 'Suba el puntaje de crédito del dueño a {wanted} o más.',
  'raise.connect-business-account': 'Conecte la cuenta bancaria del negocio.',
  'raise.more-history': 'Muestre al menos {wanted} meses completos de historial bancario.',
  'raise.time-in-business': 'Vuelva a solicitar cuando el negocio cumpla {wanted} meses.',

  'bare.reason.too-few-months': 'Hay muy pocos meses completos de historial bancario para decidir.',
  'bare.reason.undisclosed-account': 'Hay transferencias con cuentas que no se conectaron.',
  'bare.reason.history-too-short': 'El historial del banco es demasiado corto para valorarlo.',
  'bare.reason.history-gap': 'Faltan días en el historial del banco.',
  'bare.reason.feed-stale': 'Hace días que el banco no envía los datos de una cuenta.',
  'bare.reason.no-recent-deposits': 'Los datos del banco no muestran ventas recientes.',
  'bare.reason.empty-months': 'Entre meses con depósitos hay meses sin ninguno.',
  'bare.reason.currency-not-usd': 'Una cuenta no está en dólares; no se cuenta.',
  'bare.reason.accounts-may-be-one': 'Dos cuentas conectadas parecen ser una. Se cuentan una vez.',
  'bare.reason.lines-twice': 'El banco envió algunos movimientos dos veces. Se cuentan una vez.',
  'bare.reason.lines-one-reference':
    'Algunos movimientos del mismo monto llevan una sola referencia. Se cuentan una vez.',
  'bare.reason.lines-alike':
    'Algunos movimientos tienen el día, el monto y el texto de otro y pueden ser el mismo.',
  'bare.reason.credits-unclassed': 'No está claro si muchos de los depósitos son ventas.',
  'bare.reason.labels-no-longer-match':
    'Lo que el equipo dijo de algunos movimientos ya no coincide con los datos del banco.',
  'bare.reason.circle': 'Sale dinero y un monto casi igual vuelve en pocos días. No es ingreso.',
  'bare.reason.pass-through': 'Hay dinero que solo pasa y llega a otros.',
  'bare.reason.one-off': 'Hay depósitos que no se parecen a ningún otro del historial.',
  'bare.reason.in-and-out': 'Hay dinero que vuelve a salir a los pocos días.',
  'bare.reason.begins-before-application': 'Una parte del ingreso empezó poco antes de la solicitud.',
  'bare.reason.round-amounts': 'Un pagador envía solo montos redondos.',
  'bare.reason.sales-end': 'Las ventas terminaron mientras la cuenta seguía en uso.',
  'bare.reason.loses-money':
    'Mes tras mes sale más dinero del que entra, aun sin contar los pagos a prestamistas.',
  'bare.reason.receivables-sold':
    'El negocio vende sus facturas a una empresa de factoraje: lo que deben sus clientes ya está vendido.',
  'bare.reason.holder-unsure': 'No se sabe con certeza de quién es la cuenta.',
  'ask.circle': 'Quisiéramos preguntar por pagos que salieron y entraron en pocos días.',
  'ask.pass-through': 'Quisiéramos preguntar qué parte de los depósitos se queda en el negocio.',
  'ask.one-off': 'Quisiéramos preguntar por un depósito mayor que los habituales.',
  'ask.in-and-out': 'Quisiéramos preguntar por un depósito y el pago que le siguió.',
  'ask.begins-before-application': 'Quisiéramos preguntar por depósitos de los últimos dos meses.',
  'ask.round-amounts': 'Quisiéramos preguntar por los depósitos de un pagador.',
  'ask.sales-end': 'Quisiéramos preguntar dónde se pagan ahora las ventas.',
  'ask.loses-money': 'Quisiéramos preguntar cómo se pagaron los gastos de los últimos meses.',
  'ask.receivables-sold': 'Quisiéramos preguntar qué facturas se venden a una empresa de factoraje.',
  'ask.stranger-account': 'Quisiéramos preguntar de quién es esta cuenta.',
  'ask.holder-unsure': 'Quisiéramos preguntar de quién es esta cuenta.',
  'bare.reason.likely-advance': 'Algunos cargos iguales parecen pagos de otro adelanto.',
  'bare.reason.reverse-consolidation':
    'Una misma empresa abona dinero con regularidad y cobra al mismo tiempo.',
  'bare.reason.bank-data-stale': 'Los datos del banco son demasiado antiguos para decidir.',
  'bare.reason.month-to-date-down':
    'El ingreso del mes en curso es menor que el de los últimos cuatro meses.',
  'bare.reason.below-last-year': 'El ingreso es menor que en los mismos meses del año pasado.',
  'bare.reason.costs-exceed-sales': 'Los gastos mensuales son mayores que las ventas.',
  'bare.reason.revenue-concentrated': 'Una gran parte de los ingresos viene de un solo cliente.',
  'bare.reason.rests-on-labels': 'La oferta se apoya en lo que el equipo dijo de movimientos del banco.',
  'bare.reason.read-from-statements': 'Una persona decide sobre lo que se leyó de estados de cuenta.',
  'bare.reason.statement-months-missing': 'Faltan estados de una cuenta.',
  'bare.reason.statements-do-not-follow': 'Hay estados de una cuenta que no siguen uno a otro.',
  'bare.reason.statements-disagree': 'Dos estados de cuenta dicen otra cosa del mismo tiempo.',
  'bare.reason.statements-end-early': 'Los estados de una cuenta terminan antes que las otras cuentas.',
  'bare.reason.deposits-to-look-at': 'Una persona revisa lo que se dijo de unos depósitos.',
  'bare.reason.cash-flow-too-tight': 'Las simulaciones de los próximos meses dejan muy poco para los pagos.',
  'bare.raise.higher-balance': 'Mantenga más dinero en la cuenta.',
  'bare.raise.higher-revenue': 'Reciba más ingresos en la cuenta del negocio.',
  'bare.raise.wait-after-advance': 'Vuelva a solicitar cuando el último adelanto tenga más tiempo.',
  'bare.raise.better-credit': 'Suba el puntaje de crédito del dueño.',
  'bare.raise.more-history': 'Muestre más meses completos de historial bancario.',
  'bare.raise.time-in-business': 'Vuelva a solicitar cuando el negocio tenga más meses de operación.',

  'limit.cap': 'Nuestro monto máximo',
  'limit.revenue': 'Parte del ingreso promedio',
  'limit.payment-share': 'Parte del ingreso para un pago',
  'limit.balance': 'Pagos en el saldo diario promedio',
  'limit.burden': 'Margen que dejan otros pagos',
  'limit.cash-flow': 'Lo que soporta el flujo de caja',

  'cadence.daily': 'Diario',
  'cadence.weekly': 'Semanal',
  'cadence.biweekly': 'Cada dos semanas',
  'cadence.monthly': 'Mensual',
  'state.active': 'Activo',
  'state.paid-off': 'Pagado',
  'state.paused': 'En pausa',
  'state.refinanced': 'Refinanciado',
  'kind.advance': 'Adelanto',
  'kind.term': 'Préstamo a plazo',
  'kind.line': 'Línea de crédito',

  'exclusion.own-transfer': 'Transferencia entre cuentas propias',
  'exclusion.advance-funding': 'Dinero de un adelanto',
  'exclusion.loan-proceeds': 'Dinero de un préstamo',
  'exclusion.owner-injection': 'Aporte de un dueño',
  'exclusion.factoring-advance': 'Adelanto de factoraje',
  'exclusion.returned-item': 'Pago devuelto',
  'exclusion.refund': 'Reembolso',
  'exclusion.tax-refund': 'Devolución de impuestos',
  'exclusion.chargeback-reversal': 'Contracargo revertido',
  'exclusion.debt-settlement': 'Liquidación de deudas',
  'exclusion.insurance-payout': 'Pago del seguro',
  'exclusion.grant': 'Subvención',
  'exclusion.investment': 'Dinero de un inversionista',
  'exclusion.interest': 'Intereses',
  'exclusion.circle': 'Dinero que da la vuelta',
  'exclusion.client-money': 'Dinero de clientes que solo pasa por la cuenta',

  'use.operating': 'Se cuenta',
  'use.own': 'Cuenta propia, solo para transferencias',
  'use.personal': 'Personal, no se cuenta',
  'use.other': 'No es cuenta bancaria, no se cuenta',
  'use.duplicate': 'Conectada dos veces, se cuenta una',
  'holder.business': 'Cuenta del negocio',
  'holder.unknown': 'El banco no indica el titular',
  'holder.personal-only': 'Solo cuentas personales',
  'holder.none': 'Sin cuenta bancaria',
}
