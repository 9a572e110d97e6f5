import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    textsMissing:
      'Escreva tudo numa mesma língua: título e resumo, um nome para cada capítulo, aula e recurso; de uma pergunta, o texto e as opções; de um trabalho, o nome e o enunciado.',
    unknownPart:
      'Uma categoria, um ficheiro, um curso, um banco de perguntas, uma turma, um departamento ou uma pessoa aqui indicada não existe ou não lhe cabe. Faça outra escolha.',
    contentMissing:
      'Ainda falta algo: um curso precisa de uma aula reproduzível, um tema de um curso publicado, uma pergunta da resposta certa, um trabalho de um nome para cada critério.',
    notPublished: 'Isto não está publicado.',
    alreadyPublished: 'Isto já está publicado.',
    stillPublished: 'Isto ainda está publicado. Retire-o antes de o descartar.',
    discarded: 'Isto foi descartado e já não pode ser alterado.',
    notEditor: 'Só o responsável, os coeditores e os administradores podem alterar isto.',
    notOwner: 'Só o responsável e os administradores podem transferir isto ou nomear coeditores.',
    unfitEditor:
      'O responsável e os coeditores têm de ser formadores ou administradores com a conta ativa, cada um uma só vez; não pode ficar sem responsável.',
  },
} satisfies Translation<typeof zhCN.default>

export const charts = {
  publication: {
    title: 'Cursos, temas e perguntas',
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
      adopt: 'adotar o que existia',
    },
    guards: {
      isStale: 'outra pessoa alterou-o entretanto',
      notHasTexts: 'nenhuma língua tem todos os textos necessários',
      notKnowsParts: 'algo que refere não existe',
      notHasContent: 'não tem nada para estudar, ou não tem resposta certa',
      notIsEditor: 'quem envia não é responsável nem coeditor',
      notMayName: 'são nomeados outros editores, mas não pelo responsável',
      notKnowsEditors: 'é nomeado alguém que não pode editar',
      wasPublished: 'estava publicado',
      wasWithdrawn: 'estava retirado',
      wasDiscarded: 'estava descartado',
    },
  },
} satisfies Translation<typeof zhCN.charts>
