import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    nameMissing: 'Escreva um nome em chinês.',
    unknownPart:
      'Uma turma, um departamento, uma pessoa ou uma imagem aqui indicada não existe ou não é sua. Escolha outra.',
    closesBeforeOpening: 'O encerramento tem de ser posterior à abertura.',
    isTemplate: 'Um modelo não é publicado. Crie um questionário a partir dele.',
    questionsMissing: 'Adicione pelo menos uma pergunta.',
    questionIncomplete:
      'Há uma pergunta incompleta: falta-lhe o texto em chinês ou opções, ou a sua condição não pode ser cumprida.',
    notVote: 'Uma votação tem exatamente uma pergunta, que não pode ser de resposta curta.',
    hasEnded: 'O prazo terminou e já não pode ser alterado.',
    hasClosed: 'A hora de encerramento já passou. Escolha primeiro uma posterior.',
  },
} satisfies Translation<typeof zhCN.default>

export const charts = {
  questionnaire: {
    title: 'Questionário',
    states: {
      draft: 'Rascunho',
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
      isStale: 'outra pessoa alterou-o entretanto',
      notIsEditor: 'quem envia não é responsável nem coeditor',
      notMayName: 'são nomeados outros editores, mas não pelo responsável',
      notKnowsEditors: 'é nomeado alguém que não pode editar',
      notHasName: 'falta o nome no idioma principal',
      notKnowsParts: 'não se indica a quem se pergunta, ou não existe',
      notIsForward: 'encerra antes de abrir',
      isTemplate: 'é um modelo',
      notHasQuestions: 'não há perguntas',
      notAreQuestionsWhole: 'há uma pergunta incompleta',
      notFitsVote: 'uma votação não tem exatamente uma pergunta com opções',
      hasEnded: 'o prazo terminou',
      hasClosed: 'a hora de encerramento já passou',
    },
  },
} satisfies Translation<typeof zhCN.charts>
