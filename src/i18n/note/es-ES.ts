import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  search: 'Buscar notas',
  placeholder: 'Palabras de sus notas',
  count: '{count} {{|nota|||de notas|notas}}',
  label: 'Nueva nota',
  write: 'Puntos clave, dudas, ideas…',
  counted: '{count}/{max}',
  onlyYou: 'Solo usted puede ver sus notas.',
  keep: 'Guardar nota',
  kept: 'Nota guardada.',
  unsent: 'No se ha podido guardar su nota; el texto sigue aquí. {why}',
  at: 'en {time}',
  atLabel: 'Momento',
  wholeCourse: 'Sobre todo el curso',
  play: 'Reproducir',
  changed: 'Modificada',
  written: 'Escrita',
  edit: 'Editar',
  change: 'Editar la nota',
  save: 'Guardar',
  cancel: 'Cancelar',
  remove: 'Eliminar',
  removeTitle: '¿Eliminar esta nota?',
  removeText: 'No se podrá recuperar.',
  stay: 'Conservarla',
  removed: 'Nota eliminada.',
  closed: 'Este curso no está abierto en este momento',
  emptyTitle: 'Aún no hay notas',
  emptyText: 'Lo que anote mientras estudia un curso se guarda aquí.',
  emptyCourse: 'Escriba la primera arriba o tome notas durante la lección.',
  browse: 'Ir a mis cursos',
  nothingTitle: 'Ninguna nota coincide',
  nothingText: 'Pruebe con otra palabra.',
  clear: 'Mostrar todas las notas',
  reason: {
    empty: 'Escriba algo primero.',
    tooLong: 'Una nota tiene como máximo 2000 caracteres. Acórtela y vuelva a guardar.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  mynotes: 'Mis notas',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  mynotes: 'notas, mis notas, apuntes, anotaciones',
} satisfies Translation<typeof zhCN.keywords>
