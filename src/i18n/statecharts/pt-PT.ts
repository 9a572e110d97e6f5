import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  words: {
    and: 'e',
    or: 'ou',
    otherwise: 'caso contrário',
    inState: 'no estado «{state}»',
    ownAccord: 'por si só',
    completed: 'tudo terminou',
    after: 'após {delay}',
    done: '{service} respondeu',
    failed: '{service} falhou',
    moved: '{service} avançou',
    anyEvent: 'qualquer outro evento',
    not: 'não ({condition})',
    refused: '«{event}» é recusado',
  },
  role: {
    visitor: 'visitante',
    learner: 'formando',
    teacher: 'formador',
    staff: 'gestor',
    admin: 'administrador',
    approver: 'aprovador a quem cabe decidir',
    teamLeader: 'responsável de grupo',
    disciplineCommittee: 'membro do comité de disciplina',
    headmaster: 'diretor de turma',
    schoolLeader: 'membro da direção',
    browser: 'navegador',
    server: 'servidor',
    clock: 'relógio',
    nobody: 'ninguém',
  },
} satisfies Translation<typeof zhCN.default>
