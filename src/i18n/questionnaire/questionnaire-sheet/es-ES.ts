import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  onDevice: 'Guardadas en este dispositivo',
  closesIn: 'Se cierra en',
  anonymous:
    'Anónimo: sus respuestas se guardan sin su nombre. Hasta que las envíe, solo están en este dispositivo; después no se pueden cambiar.',
  named: 'Sus respuestas se guardan con su nombre. Una vez enviadas, no se pueden cambiar.',
  namedChangeable: 'Sus respuestas se guardan con su nombre. Puede cambiarlas hasta el cierre.',
  page: 'Página {number} de {count}',
  appeared: 'Preguntas nuevas en esta página: {count}',
  gone: 'Preguntas que ya no se hacen: {count}',
  required: 'Obligatoria',
  least: 'Elija como mínimo: {count}',
  most: 'Elija como máximo: {count}',
  scale: 'Escala de valoración',
  rank: {
    kind: 'Ordenación',
    up: 'Subir',
    down: 'Bajar',
    moved: 'Ahora en el puesto {number} de {count}',
    untouched: 'Ordénelas a su gusto con las flechas, o use este orden si está de acuerdo.',
    keep: 'Usar este orden',
  },
  previous: 'Página anterior',
  next: 'Página siguiente',
  submit: {
    open: 'Enviar',
    busy: 'Enviando…',
    title: '¿Enviar ahora?',
    anonymous: 'Sus respuestas se guardan sin su nombre y después no se pueden cambiar.',
    changeable: 'Puede cambiar sus respuestas hasta el cierre.',
    final: 'Después no podrá cambiar sus respuestas.',
    unanswered: 'Preguntas sin respuesta: {count}',
    keep: 'Seguir respondiendo',
    failed: 'No se pudo enviar',
    failedText:
      'No se ha perdido ninguna respuesta: envíelas de nuevo. También se volverá a intentar en cuanto haya red.',
    again: 'Enviar de nuevo',
  },
  changed:
    'Las preguntas o el anonimato acaban de cambiar y se han quitado las respuestas que ya no corresponden. Revíselo antes de enviarlo.',
  elsewhere: {
    title: 'Este cuestionario se está respondiendo en otro lugar',
    text: 'Otra ventana u otro dispositivo lo está respondiendo; aquí solo puede leerlo. Si continúa aquí, ya no se podrá responder allí.',
  },
  offlineOnDevice:
    'No tiene conexión. Siga respondiendo: sus respuestas quedan en este dispositivo. Para enviarlas hace falta la red.',
  inTab:
    'Este navegador no puede conservar las respuestas: solo están en esta pestaña. No la cierre antes de enviarlas.',
  lacking: {
    title: 'Todavía no se puede enviar',
    text: 'Estas preguntas son obligatorias o necesitan más opciones:',
    here: 'Responda a esta pregunta, por favor.',
  },
  missing: {
    title: 'No se ha encontrado este cuestionario',
    text: 'Puede que el enlace sea incorrecto o que el cuestionario no esté abierto para usted.',
  },
  submitted: {
    title: 'Enviado',
    text: 'Gracias. Sus respuestas han llegado.',
    anonymous: 'Gracias. Sus respuestas han llegado sin su nombre y ya no se conservan en este dispositivo.',
  },
  already: {
    title: 'Ya lo ha enviado',
    text: 'Sus respuestas cuentan.',
  },
  over: {
    title: 'Está cerrado',
    text: 'Se pudo responder hasta el {moment}.',
  },
  notOpen: {
    title: 'Ahora no está abierto',
    text: 'Se abre el {moment}.',
    begin: 'Empezar',
  },
  change: {
    open: 'Cambiar mis respuestas',
    title: '¿Cambiar lo que envió?',
    text: 'Lo que envió antes cuenta hasta que vuelva a enviarlo.',
  },
} satisfies Translation<typeof zhCN.default>
