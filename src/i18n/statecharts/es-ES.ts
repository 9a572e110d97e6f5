import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  words: {
    and: 'y',
    or: 'o',
    otherwise: 'en otro caso',
    inState: 'en el estado «{state}»',
    ownAccord: 'por sí solo',
    completed: 'todo ha terminado',
    after: 'tras {delay}',
    done: '{service} ha respondido',
    failed: '{service} ha fallado',
    moved: '{service} ha avanzado',
    anyEvent: 'cualquier otro evento',
    not: 'no ({condition})',
    refused: '«{event}» se rechaza',
  },
  role: {
    visitor: 'visitante',
    learner: 'participante',
    teacher: 'docente',
    staff: 'gestor',
    admin: 'administrador',
    approver: 'aprobador al que le toca decidir',
    teamLeader: 'responsable de grupo',
    disciplineCommittee: 'miembro del comité de disciplina',
    headmaster: 'tutor de la clase',
    schoolLeader: 'miembro de la dirección',
    browser: 'navegador',
    server: 'servidor',
    clock: 'reloj',
    nobody: 'nadie',
  },
} satisfies Translation<typeof zhCN.default>
