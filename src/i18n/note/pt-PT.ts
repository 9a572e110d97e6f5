import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  search: 'Procurar notas',
  placeholder: 'Palavras das suas notas',
  count: '{count} {{|nota|||de notas|notas}}',
  label: 'Nova nota',
  write: 'Pontos-chave, dúvidas, ideias…',
  counted: '{count}/{max}',
  onlyYou: 'Só você pode ver as suas notas.',
  keep: 'Guardar nota',
  kept: 'Nota guardada.',
  unsent: 'Não foi possível guardar a sua nota; o texto continua aqui. {why}',
  at: 'em {time}',
  atLabel: 'Momento',
  wholeCourse: 'Sobre todo o curso',
  play: 'Reproduzir',
  changed: 'Alterada',
  written: 'Escrita',
  edit: 'Editar',
  change: 'Editar a nota',
  save: 'Guardar',
  cancel: 'Cancelar',
  remove: 'Eliminar',
  removeTitle: 'Eliminar esta nota?',
  removeText: 'Não poderá ser recuperada.',
  stay: 'Manter',
  removed: 'Nota eliminada.',
  closed: 'Este curso não está aberto de momento',
  emptyTitle: 'Ainda não há notas',
  emptyText: 'O que anotar enquanto estuda um curso fica guardado aqui.',
  emptyCourse: 'Escreva a primeira acima ou tome notas durante a aula.',
  browse: 'Ir para os meus cursos',
  nothingTitle: 'Nenhuma nota corresponde',
  nothingText: 'Tente outra palavra.',
  clear: 'Mostrar todas as notas',
  reason: {
    empty: 'Escreva primeiro alguma coisa.',
    tooLong: 'Uma nota tem no máximo 2000 caracteres. Encurte-a e volte a guardar.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  mynotes: 'As minhas notas',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  mynotes: 'notas, as minhas notas, apontamentos, anotações',
} satisfies Translation<typeof zhCN.keywords>
