import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  question: 'Pergunta {number}',
  of: 'Pergunta {number} de {count}',
  marks: 'Pontos: {marks}',
  single: 'Escolha uma opção',
  multiple: 'Escolha todas as corretas',
  trueFalse: 'Verdadeiro ou falso',
  short: 'Resposta curta',
  true: 'Verdadeiro',
  false: 'Falso',
  yourAnswer: 'A sua resposta',
  counter: '{count} / {max}',
  clear: 'Apagar a resposta',
  mark: 'Marcar para depois',
  previous: 'Anterior',
  next: 'Seguinte',
  map: 'Perguntas',
  keys: 'Com o foco na pergunta: algarismos ou letras escolhem uma opção, {next} avança para a seguinte, {previous} volta à anterior e {mark} marca-a para depois.',
  state: {
    open: 'Por responder',
    answered: 'Respondida e guardada',
    unsaved: 'Respondida, ainda por guardar',
    left: 'Já não pode ser alterada',
    marked: 'Marcada para depois',
  },
  saving: {
    saved: 'Respostas guardadas',
    gathering: 'Prestes a guardar…',
    saving: 'A guardar…',
    failed: 'A gravação automática falhou; nova tentativa em breve',
    refused: 'Não foi possível guardar',
    now: 'Guardar agora',
  },
  inTab:
    'Este navegador não consegue conservar as respostas: estão apenas neste separador. Não o feche antes de indicar «Respostas guardadas».',
  offline:
    'Está sem ligação. Continue a responder: as respostas ficam neste dispositivo e são guardadas quando a rede voltar.',
  elsewhere: {
    title: 'Esta prova está a ser respondida noutro local',
    text: 'Outra janela ou outro dispositivo está a responder; aqui só pode ler. Se continuar aqui, deixa de ser possível responder no outro local.',
    here: 'Continuar aqui',
  },
  leftSent: 'As respostas que estavam pendentes neste dispositivo foram enviadas.',
  yielded: 'Estas perguntas tiveram outra resposta noutro local, e é essa que vale: {questions}',
  undelivered: 'Este dispositivo ainda tem respostas que não chegaram. Não contam.',
  timeLeft: 'Tempo restante',
  moment: {
    half: 'Já passou metade do tempo.',
    ten: 'Faltam 10 minutos.',
    five: 'Faltam 5 minutos.',
    one: 'Falta 1 minuto.',
    up: 'O tempo terminou.',
  },
  handIn: {
    open: 'Entregar',
    title: 'Entregar agora?',
    complete: 'Todas as perguntas têm resposta. Depois de entregar, nada pode ser alterado.',
    unanswered: 'Perguntas por responder: {count}. Depois de entregar, nada pode ser alterado.',
    keep: 'Continuar a responder',
    busy: 'A entregar…',
    failed: 'A entrega falhou',
    failedText: 'Nenhuma resposta se perdeu: entregue novamente. Também haverá nova tentativa assim que a rede voltar.',
    again: 'Entregar novamente',
  },
  handedIn: {
    title: 'Prova entregue',
    text: 'Todas as suas respostas chegaram.',
  },
  over: {
    title: 'O tempo terminou',
    text: 'Contam todas as respostas guardadas a tempo.',
  },
  toResult: 'Ver o resultado',
  toHome: 'Voltar ao início',
  leaving: {
    title: 'Sair desta pergunta?',
    text: 'Já respondeu. Depois de sair, não pode voltar.',
    leave: 'Sair',
    stay: 'Ficar aqui',
    refused: 'Já respondeu a esta pergunta e saiu dela; não pode ser aberta de novo.',
  },
  missing: 'Esta prova não foi encontrada',
  missingHint: 'A ligação pode estar errada, ou a prova não é sua.',
} satisfies Translation<typeof zhCN.default>

export const titles = {
  paper: 'Prova',
} satisfies Translation<typeof zhCN.titles>
