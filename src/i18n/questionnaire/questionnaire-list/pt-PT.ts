import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Questionários e votações',
  kinds: {
    questionnaire: 'Questionário',
    vote: 'Votação',
    evaluation: 'Avaliação',
  },
  states: 'Estado das suas respostas',
  allStates: 'Todos os estados',
  state: {
    notTaken: 'Por responder',
    draft: 'Guardado',
    submitted: 'Enviado',
    completed: 'Concluído',
    finished: 'Terminado',
  },
  of: {
    questionnaire: {
      search: 'Procurar questionários',
      placeholder: 'Nome do questionário',
      emptyTitle: 'De momento não há questionários',
      emptyText: 'Os questionários que lhe são dirigidos aparecem aqui.',
      noneTitle: 'Nenhum questionário corresponde',
    },
    vote: {
      search: 'Procurar votações',
      placeholder: 'Nome da votação',
      emptyTitle: 'De momento não há votações',
      emptyText: 'As votações em que pode participar aparecem aqui.',
      noneTitle: 'Nenhuma votação corresponde',
    },
  },
  noneText: 'Experimente outra palavra ou outro filtro.',
  showAll: 'Mostrar tudo',
  window: {
    openUntil: 'Encerramento:',
    opens: 'Abertura:',
    closed: 'Encerrado:',
  },
  questions: 'Perguntas: {count}',
  anonymous: 'Anónimo',
  action: {
    answer: 'Responder',
    vote: 'Votar',
    goOn: 'Continuar a responder',
    change: 'Alterar as minhas respostas',
  },
} satisfies Translation<typeof zhCN.default>
