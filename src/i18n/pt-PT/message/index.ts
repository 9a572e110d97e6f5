import type { NamespaceMessageTranslation } from '../../i18n-types.ts'

const ptPTMessage = {
  reason: {
    letterEmpty: 'A mensagem está vazia.',
    letterTooLong: 'A mensagem tem, no máximo, 2000 caracteres.',
    noSharedClass: 'Só pode escrever aos formandos e diretores das suas turmas.',
  },
  notice: {
    leave: {
      turn: {
        title: 'Uma ausência aguarda a sua decisão',
        content: '{learner} pede uma ausência de {from} a {to} ({className}). Aprove ou recuse este pedido.',
      },
      approved: {
        title: 'A sua ausência foi aprovada',
        content:
          'A sua ausência de {from} a {to} ({className}) foi aprovada. Se já não precisar dela, pode anulá-la até começar.',
      },
      rejected: {
        title: 'A sua ausência foi recusada',
        content: 'A sua ausência de {from} a {to} ({className}) foi recusada. Motivo: {reason}',
      },
      revoked: {
        title: 'Uma ausência aprovada foi anulada',
        content:
          '{learner} anulou a sua ausência de {from} a {to} ({className}) e vai comparecer como previsto. Motivo: {reason}',
      },
    },
    class: {
      begins: {
        title: 'Começa em breve',
        content: '«{className}» começa a {from}. Veja o programa e quem mais participa.',
      },
      ended: {
        title: 'Formação terminada',
        content:
          '«{className}» terminou a {to}. Obrigado pela participação; todas as informações continuam disponíveis.',
      },
    },
    course: {
      published: {
        title: 'Um novo curso',
        content: 'O curso «{courseName}» já está aberto aos formandos.',
      },
      passed: {
        title: 'Curso concluído com aprovação',
        content: 'Parabéns! Concluiu o curso «{course}» com aprovação.',
      },
      notPassed: {
        title: 'Curso sem aprovação',
        content:
          'Esgotou as tentativas do exame do curso «{course}» sem aprovação. As aulas continuam abertas para si.',
      },
      toExam: {
        title: 'Aulas concluídas: falta o exame',
        content: 'Concluiu todas as aulas do curso «{course}». Seja aprovado no exame para terminar o curso.',
      },
    },
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
} satisfies NamespaceMessageTranslation

export default ptPTMessage
