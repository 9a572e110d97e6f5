import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  words: {
    and: 'et',
    or: 'ou',
    otherwise: 'sinon',
    inState: 'dans l’état «\u202f{state}\u202f»',
    ownAccord: 'de lui-même',
    completed: 'tout est terminé',
    after: 'après {delay}',
    done: '{service} a répondu',
    failed: '{service} a échoué',
    moved: '{service} a progressé',
    anyEvent: 'tout autre événement',
    not: 'non ({condition})',
    refused: '«\u202f{event}\u202f» est refusé',
  },
  role: {
    visitor: 'visiteur',
    learner: 'apprenant',
    teacher: 'formateur',
    staff: 'gestionnaire',
    admin: 'administrateur',
    approver: 'approbateur dont c’est le tour',
    teamLeader: 'responsable de groupe',
    disciplineCommittee: 'membre du comité de discipline',
    headmaster: 'responsable de la formation',
    schoolLeader: 'membre de la direction',
    browser: 'navigateur',
    server: 'serveur',
    clock: 'horloge',
    nobody: 'personne',
  },
} satisfies Translation<typeof zhCN.default>
