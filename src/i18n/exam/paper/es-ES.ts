import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  question: 'Pregunta {number}',
  of: 'Pregunta {number} de {count}',
  marks: 'Puntos: {marks}',
  single: 'Elija una opción',
  multiple: 'Elija todas las correctas',
  trueFalse: 'Verdadero o falso',
  short: 'Respuesta breve',
  true: 'Verdadero',
  false: 'Falso',
  yourAnswer: 'Su respuesta',
  counter: '{count} / {max}',
  clear: 'Borrar la respuesta',
  mark: 'Marcar para después',
  previous: 'Anterior',
  next: 'Siguiente',
  map: 'Preguntas',
  keys: 'Con el foco en la pregunta: los números o las letras eligen una opción, {next} pasa a la siguiente, {previous} a la anterior y {mark} la marca para después.',
  state: {
    open: 'Sin responder',
    answered: 'Respondida y guardada',
    unsaved: 'Respondida, aún sin guardar',
    left: 'Ya no se puede cambiar',
    marked: 'Marcada para después',
  },
  saving: {
    saved: 'Respuestas guardadas',
    gathering: 'A punto de guardar…',
    saving: 'Guardando…',
    failed: 'Ha fallado el guardado automático; se reintentará en breve',
    refused: 'No se ha podido guardar',
    now: 'Guardar ahora',
  },
  inTab:
    'Este navegador no puede conservar las respuestas: solo están en esta pestaña. No la cierre hasta que indique «Respuestas guardadas».',
  offline:
    'No hay conexión. Puede seguir respondiendo: las respuestas quedan en este dispositivo y se guardarán cuando vuelva la red.',
  elsewhere: {
    title: 'Este examen se está respondiendo en otro lugar',
    text: 'Otra ventana u otro dispositivo lo está respondiendo; aquí solo puede leerlo. Si continúa aquí, allí ya no se podrá responder.',
    here: 'Continuar aquí',
  },
  leftSent: 'Las respuestas que estaban pendientes en este dispositivo se han enviado.',
  yielded: 'Estas preguntas se respondieron de otra forma en otro lugar, y valen aquellas respuestas: {questions}',
  undelivered: 'En este dispositivo quedan respuestas que no llegaron. No cuentan.',
  timeLeft: 'Tiempo restante',
  moment: {
    half: 'Ha pasado la mitad del tiempo.',
    ten: 'Quedan 10 minutos.',
    five: 'Quedan 5 minutos.',
    one: 'Queda 1 minuto.',
    up: 'Se acabó el tiempo.',
  },
  handIn: {
    open: 'Entregar',
    title: '¿Entregar ahora?',
    complete: 'Todas las preguntas tienen respuesta. Después de entregar no se puede cambiar nada.',
    unanswered: 'Preguntas sin responder: {count}. Después de entregar no se puede cambiar nada.',
    keep: 'Seguir respondiendo',
    busy: 'Entregando…',
    failed: 'No se ha podido entregar',
    failedText:
      'No se ha perdido ninguna respuesta: vuelva a entregar. También se reintentará en cuanto vuelva la red.',
    again: 'Volver a entregar',
  },
  handedIn: {
    title: 'Entregado',
    text: 'Han llegado todas sus respuestas.',
  },
  over: {
    title: 'Se acabó el tiempo',
    text: 'Cuentan todas las respuestas guardadas a tiempo.',
  },
  toResult: 'Ver el resultado',
  toHome: 'Volver al inicio',
  leaving: {
    title: '¿Salir de esta pregunta?',
    text: 'Ya la ha respondido. Si sale, no podrá volver.',
    leave: 'Salir',
    stay: 'Quedarse aquí',
    refused: 'Ya respondió esta pregunta y salió de ella; no se puede volver a abrir.',
  },
  missing: 'No se ha encontrado este examen',
  missingHint: 'Puede que el enlace sea incorrecto o que el examen no sea suyo.',
} satisfies Translation<typeof zhCN.default>

export const titles = {
  paper: 'Examen',
} satisfies Translation<typeof zhCN.titles>
