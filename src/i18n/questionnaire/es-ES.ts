import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    nameMissing: 'Escriba un nombre en chino.',
    unknownPart: 'Alguna clase, departamento, persona o imagen de aquí no existe o no es suya. Elija otra.',
    closesBeforeOpening: 'El cierre debe ser posterior a la apertura.',
    isTemplate: 'Una plantilla no se publica. Cree un cuestionario a partir de ella.',
    questionsMissing: 'Añada al menos una pregunta.',
    questionIncomplete:
      'Hay una pregunta incompleta: le falta el texto en chino o alguna opción, o su condición no se puede cumplir.',
    notVote: 'Una votación tiene una sola pregunta, que no puede ser de respuesta breve.',
    hasEnded: 'El plazo ha terminado y ya no se puede cambiar.',
    hasClosed: 'La hora de cierre ya ha pasado. Elija antes una posterior.',
  },
} satisfies Translation<typeof zhCN.default>

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
      notHasName: 'falta el nombre en el idioma principal',
      notKnowsParts: 'no se indica a quién se pregunta o no existe',
      notIsForward: 'se cierra antes de abrirse',
      isTemplate: 'es una plantilla',
      notHasQuestions: 'no hay preguntas',
      notAreQuestionsWhole: 'hay una pregunta incompleta',
      notFitsVote: 'una votación no tiene exactamente una pregunta con opciones',
      hasEnded: 'su plazo ha terminado',
      hasClosed: 'la hora de cierre ya ha pasado',
    },
  },
} satisfies Translation<typeof zhCN.charts>
