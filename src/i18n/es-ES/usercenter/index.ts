import type { NamespaceUsercenterTranslation } from '../../i18n-types.ts'

const esESUsercenter = {
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
} satisfies NamespaceUsercenterTranslation

export default esESUsercenter
