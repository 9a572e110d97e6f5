import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    letterEmpty: 'A mensagem está vazia.',
    letterTooLong: 'A mensagem tem, no máximo, 2000 caracteres.',
    noSharedClass: 'Só pode escrever aos formandos e diretores das suas turmas.',
    tooManyReceivers: 'Pode escrever a 500 pessoas no máximo de cada vez. Escolha um grupo.',
    nobodyToWriteTo: 'Não há mais ninguém além de si.',
  },
  centre: {
    kinds: 'Tipos de mensagem',
    notices: 'Avisos',
    letters: 'Mensagens privadas',
    unreadCount: '{count} {{|mensagem por ler|||de mensagens por ler|mensagens por ler}}',
    markRead: 'Marcar como lido',
    notMarked: 'Não foi possível marcar como lido: {why}',
    viewAll: 'Ver tudo',
    filter: 'Filtrar por estado',
    all: 'Todos',
    unread: 'Por ler',
    noUnreadTitle: 'Já leu todos os avisos',
    noUnreadText: 'Os avisos sobre ausências, turmas e novos cursos aparecem aqui até que os leia.',
    noNoticesTitle: 'Ainda não há avisos',
    noNoticesText:
      'Será avisado aqui quando houver uma decisão sobre uma ausência, uma turma estiver prestes a começar ou for publicado um novo curso.',
    noLettersTitle: 'Ainda não há mensagens privadas',
    noLettersText: 'Pode escrever aos formandos e diretores das suas turmas. O que escreverem fica guardado aqui.',
    write: 'Nova mensagem',
    own: 'Eu:',
    toNotices: 'Voltar aos avisos',
    toLetters: 'Voltar às mensagens privadas',
    open: 'Ver os detalhes',
  },
  correspondents: {
    title: 'A quem quer escrever?',
    text: 'Pode escrever aos formandos e diretores das suas turmas.',
    search: 'Pesquisar por nome',
    placeholder: 'Nome',
    nobodyTitle: 'Ainda não há ninguém a quem escrever',
    nobodyText: 'Assim que fizer parte de uma turma, os formandos e o diretor de turma aparecem aqui.',
    noneFound: 'Sem resultados para este nome',
    noneFoundText: 'Só aparecem os formandos e diretores das suas turmas. Experimente outro nome.',
  },
  dialogue: {
    history: 'Mensagens trocadas com {name}',
    own: 'Eu',
    earlier: 'Mensagens anteriores',
    earlierFailed: 'Não foi possível carregar as mensagens anteriores.',
    emptyTitle: 'Ainda não há mensagens',
    emptyText: 'Escreva a primeira.',
    toLatest: 'Ir para a mais recente',
    newLetters: 'Novas mensagens',
    received: '{name}: {content}',
    label: 'Escrever uma mensagem',
    placeholder: 'Escreva algo…',
    hint: 'Enter para enviar, Shift + Enter para mudar de linha',
    left: '{count} {{|carácter disponível|||de caracteres disponíveis|caracteres disponíveis}}',
    over: '{count} {{|carácter a mais|||de caracteres a mais|caracteres a mais}}',
    send: 'Enviar',
    sending: 'A enviar…',
    notSent: 'Não enviada. {why}',
    queued: 'A aguardar envio',
    withdraw: 'Recuperar para editar',
    closed:
      'Já não têm nenhuma turma em comum, por isso não podem escrever um ao outro. As mensagens anteriores continuam disponíveis para leitura.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  myMessage: 'As minhas mensagens',
  'notice-list': 'Mensagens',
  'message-detail': 'Mensagens privadas',
  'system-detail': 'Aviso',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  myMessage: 'mensagens, avisos, notificações, mensagens privadas, escrever a alguém, caixa de entrada',
} satisfies Translation<typeof zhCN.keywords>
