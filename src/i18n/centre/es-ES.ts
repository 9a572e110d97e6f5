import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  navigation: 'Mi formación',
  signedInAs: '{originalName} ({accountName})',
  roles: 'Sus funciones: {roles}',
  userFailed: 'No se han podido cargar sus datos.',
  role: {
    learner: 'Participante',
    teamLeader: 'Responsable de grupo',
    disciplineCommittee: 'Miembro del comité de disciplina',
    headmaster: 'Tutor de la clase',
    schoolLeader: 'Miembro de la dirección',
    teacher: 'Docente',
    admin: 'Administrador',
  },
} satisfies Translation<typeof zhCN.default>
