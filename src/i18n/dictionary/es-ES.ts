import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Listas de opciones',
  intro:
    'Aquí se mantiene lo que ofrecen los formularios: categorías, temas, departamentos, etc. Lo retirado ya no se ofrece, pero sigue mostrándose donde se usa.',
  type: {
    courseCategory: 'Categorías de cursos',
    newsTopic: 'Temas de noticias',
    helpTopic: 'Temas de ayuda',
    department: 'Departamentos',
    post: 'Puestos',
    educationLevel: 'Niveles de estudios',
    documentType: 'Tipos de documento',
    religion: 'Religiones',
    country: 'Países y regiones',
  },
  use: {
    courseCategory: 'Clasifican y filtran los cursos.',
    newsTopic: 'Clasifican las noticias.',
    helpTopic: 'Clasifican los artículos del centro de ayuda, en este orden.',
    department:
      'Las personas pertenecen a ellos; las clases, los cuestionarios y las tareas pueden dirigirse solo a algunos.',
    profile: 'Cada persona elige en su perfil.',
  },
  offered: 'Disponibles: {count}',
  retiredCount: 'Retirados: {count}',
  none: 'Vacía por ahora',
  fallback: 'Basta con un idioma; quien lea en otro verá el nombre en ese.',
  entries: 'Elementos',
  order: 'Los formularios siguen este orden.',
  byName: 'Los formularios los ordenan por nombre, sea cual sea el orden aquí.',
  ofLevel: 'Los de un mismo nivel se listan en este orden.',
  toTree: 'Abrir los departamentos',
  find: 'Buscar un elemento',
  nothingFound: 'Ningún nombre contiene esas palabras.',
  entry: 'Elemento {number}',
  add: 'Añadir un elemento',
  uses: 'Usos: {count}',
  unused: 'Sin uso',
  retired: 'Retirado',
  retire: 'Retirar «{name}»',
  restore: 'Volver a ofrecer «{name}»',
  removed: 'Se eliminará al guardar',
  putBack: 'Conservar «{name}»',
  fresh: 'Nuevo, aún sin guardar',
  empty: 'La lista «{name}» aún no tiene opciones.',
  fill: 'Añadir elementos',
  ask: 'Pide a un administrador que añada elementos.',
  reason: {
    nameMissing: 'Cada elemento necesita un nombre en al menos un idioma.',
    inUse: '«{name}» está en uso (usos: {count}) y no se puede eliminar. Puedes retirarlo.',
    unknownEntry: 'Uno de estos elementos ya no existe. Vuelve a abrir la lista antes de modificarla.',
    isTree:
      'Los departamentos se crean, mueven, fusionan y cierran en su propia página; aquí solo se cambian sus nombres y su orden.',
  },
} satisfies Translation<typeof zhCN.default>
