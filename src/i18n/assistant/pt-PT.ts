import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  name: 'Assistente',
  open: 'Abrir o assistente',
  collapse: 'Recolher o assistente',
  move: 'Mover o assistente: teclas de setas, ou prima para passar ao canto seguinte',
  moved:
    'Assistente movido: a {x} {{x:|píxel|||de píxeis|píxeis}} da margem lateral e a {y} {{y:|píxel|||de píxeis|píxeis}} do topo',
  question: 'O que procura?',
  example: 'Por exemplo: cursos, turmas, palavra-passe',
  clear: 'Limpar o texto',
  tasks: 'O que tem por fazer',
  pages: 'Páginas',
  articles: 'Centro de ajuda',
  suggestedPages: 'Páginas mais úteis',
  found: '{count} {{|resultado|||de resultados|resultados}}',
  nothing: 'Nenhum resultado para «{text}»',
  nothingText: 'Experimente outras palavras ou explore o centro de ajuda.',
  nothingTextVisitor:
    'Experimente outras palavras. Depois de iniciar sessão, também pode pesquisar na ajuda e nas suas tarefas.',
  incomplete: 'De momento, não é possível pesquisar nas tarefas nem na ajuda.',
  continueCourse: 'Continuar a aprender',
  requiredCourse: 'Curso obrigatório',
  classStarts: 'Turma prestes a começar',
  questionnaire: 'Aguarda a sua resposta',
  homework: 'Aguarda a sua entrega',
  learned: '{percent} concluído',
  helpCentre: 'Centro de ajuda',
} satisfies Translation<typeof zhCN.default>
