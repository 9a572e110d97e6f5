import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    textsMissing:
      'Escríbalo todo en un mismo idioma: título y resumen, un nombre para cada capítulo, lección y recurso; de una pregunta, su texto y sus opciones; de una tarea, su nombre y su enunciado.',
    unknownPart:
      'Una categoría, un archivo, un curso, un banco de preguntas, una clase, un departamento o una persona que se indica aquí no existe o no le corresponde. Elija otra opción.',
    contentMissing:
      'Todavía falta algo: un curso necesita una lección reproducible; un tema, un curso publicado; una pregunta, su respuesta correcta; una tarea, un nombre para cada criterio.',
    notPublished: 'No está publicado.',
    alreadyPublished: 'Ya está publicado.',
    stillPublished: 'Sigue publicado. Retírelo antes de descartarlo.',
    discarded: 'Se ha descartado y ya no se puede modificar.',
    notEditor: 'Solo su responsable, sus coeditores y los administradores pueden modificarlo.',
    notOwner: 'Solo su responsable y los administradores pueden traspasarlo o designar coeditores.',
    unfitEditor:
      'El responsable y los coeditores deben ser docentes o administradores con la cuenta activa, cada uno una sola vez; no puede quedar sin responsable.',
  },
} satisfies Translation<typeof zhCN.default>

export const charts = {
  publication: {
    title: 'Cursos, temas y preguntas',
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
      adopt: 'adoptar lo existente',
    },
    guards: {
      isStale: 'otra persona lo ha modificado entretanto',
      notHasTexts: 'ningún idioma tiene todos los textos necesarios',
      notKnowsParts: 'algo de lo que nombra no existe',
      notHasContent: 'no contiene nada que estudiar o no tiene respuesta correcta',
      notIsEditor: 'quien lo envía no es responsable ni coeditor',
      notMayName: 'se designan otros editores, pero no por el responsable',
      notKnowsEditors: 'se designa a alguien que no puede editar',
      wasPublished: 'estaba publicado',
      wasWithdrawn: 'estaba retirado',
      wasDiscarded: 'estaba descartado',
    },
  },
} satisfies Translation<typeof zhCN.charts>
