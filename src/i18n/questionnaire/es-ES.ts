import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    nameMissing: 'Escriba un nombre.',
    unknownPart: 'Alguna clase, departamento, persona o imagen de aquí no existe o no es suya. Elija otra.',
    closesBeforeOpening: 'El cierre debe ser posterior a la apertura.',
    isTemplate: 'Una plantilla no se publica. Cree un cuestionario a partir de ella.',
    questionsMissing: 'Añada al menos una pregunta.',
    questionIncomplete:
      'Hay una pregunta incompleta: ningún idioma tiene todos los textos, falta alguna opción o su condición no se puede cumplir.',
    notVote: 'Una votación tiene una sola pregunta, que no puede ser de respuesta breve.',
    answered: 'Ya hay respuestas enviadas: las preguntas, las opciones y el anonimato no se pueden cambiar.',
    wordsStay:
      'Ya hay respuestas enviadas: los textos de las preguntas y las opciones no cambian, porque con otras palabras serían otra pregunta. Sí se puede añadir una traducción que falte.',
    staysEnded:
      'Un cuestionario anónimo que ha terminado con respuestas no se vuelve a abrir, para que no se puedan distinguir las últimas. Para preguntar otra vez, haga una copia.',
    hasEnded: 'El plazo ha terminado y ya no se puede cambiar.',
    hasClosed: 'La hora de cierre ya ha pasado. Elija antes una posterior.',
    notYours: 'Solo puede hacerlo quien responde.',
    notForYou: 'Este cuestionario no está abierto para usted.',
    withdrawn: 'Se ha retirado y ya no se pregunta a nadie.',
    notOpen: 'Todavía no está abierto.',
    closed: 'Está cerrado.',
    staysOnDevice: 'Las respuestas anónimas permanecen en su dispositivo hasta que las envíe.',
    changed: 'Las preguntas han cambiado. Vuelva a abrirlo.',
    anotherWriter: 'Este cuestionario se está respondiendo en otro dispositivo o en otra pestaña.',
    incomplete: 'Faltan respuestas a preguntas obligatorias.',
    alreadySubmitted: 'Ya ha enviado sus respuestas; no se pueden cambiar.',
    notSubmitted: 'Sus respuestas ya se pueden cambiar.',
    stillOpen: 'Todavía no está cerrado.',
    sequenceSkipped: 'Algunas respuestas han llegado desordenadas. Inténtelo de nuevo.',
    questionUnknown: 'Esta pregunta no está en el cuestionario.',
    questionNotAsked: 'Esta pregunta no se le hace a usted.',
    answerInvalid: 'La respuesta no corresponde a la pregunta.',
    resultsHidden: 'Su responsable no muestra los resultados a nadie, o solo a quienes han respondido.',
    evaluationNeedsClass: 'Una evaluación pregunta a una clase. Elija antes la clase.',
    subjectsUnnamed: 'Algunas preguntas aún no indican de qué curso o docente tratan.',
    unknownSubject: 'Una pregunta trata de un curso o docente que no es de esta clase. Elija de nuevo.',
  },
  results: 'Ver los resultados',
} satisfies Translation<typeof zhCN.default>

export const notices = {
  asked: {
    title: 'Se solicita su respuesta',
    content: '«{questionnaire}» espera su respuesta hasta el {until}.',
  },
  reminded: {
    title: 'Recordatorio: falta su respuesta',
    content: 'Todavía no ha enviado su respuesta a «{questionnaire}». Puede hacerlo hasta el {until}.',
  },
} satisfies Translation<typeof zhCN.notices>

export const charts = {
  questionnaire: {
    title: 'Cuestionario',
    states: {
      draft: 'Borrador',
      published: 'Publicado',
      withdrawn: 'Retirado',
      discarded: 'Descartado',
    },
    events: {
      save: 'Guardar',
      publish: 'Publicar',
      withdraw: 'Retirar',
      discard: 'Descartar',
    },
    guards: {
      isStale: 'otra persona lo ha modificado entretanto',
      notIsEditor: 'quien lo envía no es responsable ni coeditor',
      notMayName: 'se designan otros editores, pero no por el responsable',
      notKnowsEditors: 'se designa a alguien que no puede editar',
      notHasName: 'falta el nombre',
      notKnowsParts: 'no se indica a quién se pregunta o no existe',
      notIsForward: 'se cierra antes de abrirse',
      isTemplate: 'es una plantilla',
      notHasQuestions: 'no hay preguntas',
      notAreQuestionsWhole: 'hay una pregunta incompleta',
      notFitsVote: 'una votación no tiene exactamente una pregunta con opciones',
      breaksForm: 'alguien ha respondido y lo que se pregunta cambia en algo más que los textos',
      changesWords: 'alguien ha respondido y cambian los textos con los que se preguntó',
      reopens: 'es anónimo, ha terminado con respuestas y volvería a abrirse',
      hasEnded: 'su plazo ha terminado',
      hasClosed: 'la hora de cierre ya ha pasado',
      lacksClass: 'es una evaluación que no pregunta a ninguna clase',
      lacksSubjects: 'una pregunta no indica su curso o docente',
      hasForeignSubjects: 'se nombra un curso o docente que no es de la clase',
    },
  },
  response: {
    title: 'Respuestas a un cuestionario',
    states: {
      notTaken: 'Sin responder',
      draft: 'Guardado',
      submitted: 'Enviado',
      completed: 'Completado',
      finished: 'Finalizado',
    },
    events: {
      save: 'Guardar',
      takeOver: 'Tomar el control',
      submit: 'Enviar',
      change: 'Cambiar',
      windowEnded: 'El cuestionario se cierra',
    },
    guards: {
      isStale: 'otra persona lo ha modificado entretanto',
      notIsLearner: 'quien envía no es quien responde',
      notIsMeant: 'el cuestionario no está abierto para el alumno',
      isWithdrawn: 'el cuestionario se ha retirado',
      notHasOpened: 'el cuestionario no está abierto',
      hasClosed: 'el cuestionario está cerrado',
      isAnonymous: 'es anónimo',
      notIsAnonymous: 'no es anónimo',
      mayChange: 'las respuestas se pueden cambiar',
      notMayChange: 'las respuestas no se pueden cambiar',
      notIsCurrent: 'las preguntas han cambiado',
      notIsWriter: 'quien envía no es quien escribe',
      notIsComplete: 'falta una respuesta obligatoria',
      notIsWindowOver: 'el cuestionario no se ha cerrado',
    },
  },
  evaluation: {
    title: 'Evaluación de una clase',
    states: {
      notStarted: 'Sin empezar',
      inProgress: 'En curso',
      ended: 'Finalizada',
      evaluated: 'Evaluada',
    },
    events: {
      clock: 'Pasa el tiempo',
      submit: 'Enviar',
    },
    guards: {
      hasOpened: 'la evaluación se ha abierto',
      hasClosed: 'la evaluación se ha cerrado',
    },
  },
} satisfies Translation<typeof zhCN.charts>

export const titles = {
  questionnairepaper: 'Cuestionario',
  qusetionnaireresult: 'Resultados',
  questionnaire: 'Mis cuestionarios',
  vote: 'Mis votaciones',
  classAssessment: 'Evaluar la clase',
  assessmentResultSuccess: 'Evaluación enviada',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  questionnaire: 'mis cuestionarios, encuestas, opinión, valoración, anónimo',
  vote: 'mis votaciones, votar, voto, sondeos',
} satisfies Translation<typeof zhCN.keywords>
