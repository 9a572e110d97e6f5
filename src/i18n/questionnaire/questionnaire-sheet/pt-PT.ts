import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  onDevice: 'Guardadas neste dispositivo',
  closesIn: 'Encerra dentro de',
  anonymous:
    'Anónimo: as suas respostas são guardadas sem o seu nome. Até as enviar, estão apenas neste dispositivo; depois já não podem ser alteradas.',
  named: 'As suas respostas são guardadas com o seu nome. Depois de enviadas, não podem ser alteradas.',
  namedChangeable: 'As suas respostas são guardadas com o seu nome. Pode alterá-las até ao encerramento.',
  page: 'Página {number} de {count}',
  appeared: 'Perguntas novas nesta página: {count}',
  gone: 'Perguntas que já não são feitas: {count}',
  required: 'Obrigatória',
  least: 'Escolha no mínimo: {count}',
  most: 'Escolha no máximo: {count}',
  scale: 'Escala de avaliação',
  rank: {
    kind: 'Ordenação',
    up: 'Subir',
    down: 'Descer',
    moved: 'Agora na posição {number} de {count}',
    untouched: 'Ordene-as à sua maneira com as setas, ou use esta ordem se concordar com ela.',
    keep: 'Usar esta ordem',
  },
  previous: 'Página anterior',
  next: 'Página seguinte',
  submit: {
    open: 'Enviar',
    busy: 'A enviar…',
    title: 'Enviar agora?',
    anonymous: 'As suas respostas são guardadas sem o seu nome e depois não podem ser alteradas.',
    changeable: 'Pode alterar as suas respostas até ao encerramento.',
    final: 'Depois não poderá alterar as suas respostas.',
    unanswered: 'Perguntas sem resposta: {count}',
    keep: 'Continuar a responder',
    failed: 'Falha no envio',
    failedText: 'Nenhuma resposta se perdeu: envie novamente. Também se tenta de novo logo que a rede volte.',
    again: 'Enviar novamente',
  },
  changed:
    'As perguntas ou o anonimato acabaram de mudar e as respostas que já não se aplicam foram retiradas. Reveja antes de enviar.',
  elsewhere: {
    title: 'Este questionário está a ser respondido noutro local',
    text: 'Outra janela ou outro dispositivo está a responder; aqui só pode ler. Se continuar aqui, deixa de ser possível responder lá.',
  },
  offlineOnDevice:
    'Está sem ligação. Continue a responder: as suas respostas ficam neste dispositivo. Para as enviar é precisa a rede.',
  inTab:
    'Este navegador não consegue conservar as respostas: estão apenas neste separador. Não o feche antes de as enviar.',
  lacking: {
    title: 'Ainda não é possível enviar',
    text: 'Estas perguntas são obrigatórias ou precisam de mais opções:',
    here: 'Responda a esta pergunta, por favor.',
  },
  missing: {
    title: 'Este questionário não foi encontrado',
    text: 'A ligação pode estar errada, ou o questionário não está aberto para si.',
  },
  submitted: {
    title: 'Enviado',
    text: 'Obrigado. As suas respostas chegaram.',
    anonymous: 'Obrigado. As suas respostas chegaram sem o seu nome e já não são conservadas neste dispositivo.',
  },
  already: {
    title: 'Já enviou as suas respostas',
    text: 'As suas respostas contam.',
  },
  over: {
    title: 'Está encerrado',
    text: 'Pôde ser respondido até {moment}.',
  },
  notOpen: {
    title: 'Não está aberto agora',
    text: 'Abre em {moment}.',
    begin: 'Começar',
  },
  change: {
    open: 'Alterar as minhas respostas',
    title: 'Alterar o que enviou?',
    text: 'O que enviou antes conta até enviar novamente.',
  },
} satisfies Translation<typeof zhCN.default>
