// E-mails to staff about their own login, in Spanish.
export const es = {
  footer: 'Recibe este correo porque tiene una cuenta de personal en {brand}.',
  when: '{time} (Nueva York)',

  'set-up.subject': 'Su cuenta de personal en {brand}',
  'set-up.text':
    'Lo espera una cuenta de personal en {brand}. Con el enlace de abajo elige una contraseña y configura un segundo factor. Sirve una sola vez y nadie más lo tiene: no lo comparta. Si usted no trabaja en {brand}, no haga nada.',
  'set-up.action': 'Configure su acceso',

  'password-changed.subject': 'Se cambió su contraseña',
  'password-changed.text':
    'La contraseña de su cuenta de personal en {brand} se cambió el {when}. Con eso terminaron todas sus demás sesiones y sus claves de autorización.',
  'second-factor-set.subject': 'Se configuró su segundo factor',
  'second-factor-set.text':
    'El {when} se configuró un autenticador como segundo factor de su cuenta de personal en {brand} y se crearon códigos de recuperación.',
  'recovery-codes-made.subject': 'Se crearon códigos de recuperación',
  'recovery-codes-made.text':
    'El {when} se crearon códigos de recuperación nuevos para su cuenta de personal en {brand}. Con eso terminaron todos los códigos anteriores.',
  'recovery-code-used.subject': 'Se usó un código de recuperación',
  'recovery-code-used.text':
    'El {when} alguien entró en su cuenta de personal en {brand} con uno de sus códigos de recuperación.',
  'auth-key-issued.subject': 'Se creó una clave de autorización',
  'auth-key-issued.text': 'El {when} se creó una clave de autorización con su cuenta de personal en {brand}.',
  'passkey-added.subject': 'Se agregó una passkey',
  'passkey-added.text':
    'El {when} se agregó una passkey a su cuenta de personal en {brand}. Con ella se entra sin su contraseña.',
  'passkey-removed.subject': 'Se quitó una passkey',
  'passkey-removed.text': 'El {when} se quitó una passkey de su cuenta de personal en {brand}.',
  'sign-on-linked.subject': 'Se vinculó una cuenta a su acceso',
  'sign-on-linked.text':
    'Desde {when}, su cuenta de la empresa abre su acceso al portal del equipo de {brand}. Se vinculó por su correo electrónico.',
  'staff-reset.subject': 'Se restableció su acceso',
  'staff-reset.text':
    'El {when} un administrador, o quien opera el sistema, restableció su cuenta de personal en {brand}. Con eso terminaron su contraseña, su segundo factor, sus passkeys, sus códigos de recuperación y sus claves de autorización. Si entra con contraseña, en otro correo le llega un enlace para elegir una nueva, o quien opera el sistema le entrega una contraseña de un solo uso.',
  'staff-role-changed.subject': 'Se cambió su función',
  'staff-role-changed.text':
    'El {when} su cuenta de personal en {brand} recibió otra función, de un administrador o del inicio de sesión de la empresa. Con eso terminaron sus sesiones y sus claves de autorización: vuelva a entrar, por favor.',
  'staff-disabled.subject': 'Se desactivó su acceso',
  'staff-disabled.text':
    'El {when} un administrador desactivó su cuenta de personal en {brand}. Con eso terminaron sus sesiones y sus claves de autorización.',
  'staff-enabled.subject': 'Se activó su acceso',
  'staff-enabled.text': 'El {when} un administrador activó su cuenta de personal en {brand}.',

  'second-person-confirmed.subject': 'Se le confirmó como segunda persona',
  'second-person-confirmed.text':
    'El {when} el operador de {brand} confirmó que su cuenta de personal está solo en sus manos. Puede aprobar lo que otros proponen, también si alguno de ellos creó o restableció antes su cuenta.',

  'other.staff-added.subject': 'Se agregó a alguien que puede decidir',
  'other.staff-added.text':
    'El {when} se agregó en {brand} una cuenta de personal que puede decidir sobre solicitudes. Está en la lista de personas.',
  'other.staff-reset.subject': 'Se restableció la cuenta de alguien que puede decidir',
  'other.staff-reset.text':
    'El {when} se restableció en {brand} una cuenta de personal que puede decidir sobre solicitudes: su contraseña y su segundo factor se configuran de nuevo.',
  'other.staff-role-changed.subject': 'Alguien recibió una función mayor',
  'other.staff-role-changed.text':
    'El {when} una cuenta de personal de {brand} recibió una función mayor, con la que decide sobre solicitudes.',
  'other.staff-enabled.subject': 'Se activó otra vez a alguien que puede decidir',
  'other.staff-enabled.text':
    'Una cuenta de personal que puede decidir sobre solicitudes y que estaba desactivada funciona otra vez en {brand} desde {when}.',
  'other.second-person-confirmed.subject': 'El operador confirmó a una segunda persona',
  'other.second-person-confirmed.text':
    'El {when} se confirmó en la consola de {brand} que alguien es una persona distinta. Desde ahora puede aprobar lo que otros proponen, también si alguno de ellos creó o restableció antes su cuenta. El registro del equipo dice a quién.',

  'takes-used-up.subject': 'Se alcanzó un límite del portal del equipo',
  'takes-used-up.text':
    'El {when} una persona del personal de {brand} pidió tomar más solicitudes de las que permite un día. Se le negó.',
  'reveals-used-up.subject': 'Se alcanzó un límite del portal del equipo',
  'reveals-used-up.text':
    'El {when} una persona del personal de {brand} pidió más respuestas ocultas o informes de crédito de los que permite un día. Se le negó.',
  'exports-used-up.subject': 'Se alcanzó un límite del portal del equipo',
  'exports-used-up.text':
    'El {when} una persona del personal de {brand} pidió más archivos de los que permite un día. Se le negó.',
  'lists-used-up.subject': 'Se alcanzó un límite del portal del equipo',
  'lists-used-up.text':
    'El {when} una persona del personal de {brand} leyó las listas más veces de las que permite una hora. Se le negaron las búsquedas, los filtros y las páginas siguientes.',

  'remedy.limits':
    'El registro del equipo dice quién fue. Pregúntele en persona o por teléfono. Si no fue esa persona, desactive su acceso en Personas: con eso terminan todas sus sesiones y claves de autorización.',
  'remedy.others':
    'Si sabe por qué, no tiene que hacer nada. Si no lo sabe, pregunte antes de confiar en lo que apruebe esa cuenta: a un administrador, en persona o por un número de teléfono que ya tenga. Un administrador puede desactivarla en Personas.',
  'remedy.own':
    'Si fue usted, no tiene que hacer nada. Si no fue usted, entre de inmediato, cambie su contraseña, lo que termina las demás sesiones y todas las claves de autorización, y avise a un administrador. Si no puede entrar, pida a un administrador que desactive su acceso.',
  'remedy.managers':
    'Si sabe por qué, no tiene que hacer nada. Si no lo sabe, pregunte a un administrador, en persona o por un número de teléfono que ya tenga.',
} as const
