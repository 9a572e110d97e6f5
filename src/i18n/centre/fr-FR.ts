import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  navigation: 'Mon espace',
  signedInAs: '{originalName} ({accountName})',
  roles: 'Vos rôles\u202f: {roles}',
  userFailed: 'Vos informations n’ont pas pu être chargées.',
  role: {
    learner: 'Apprenant',
    teamLeader: 'Responsable de groupe',
    disciplineCommittee: 'Membre du comité de discipline',
    headmaster: 'Responsable de la formation',
    schoolLeader: 'Membre de la direction',
    teacher: 'Formateur',
    admin: 'Administrateur',
  },
} satisfies Translation<typeof zhCN.default>
