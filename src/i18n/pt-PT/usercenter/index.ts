import type { NamespaceUsercenterTranslation } from '../../i18n-types.ts'

const ptPTUsercenter = {
  navigation: 'A minha formação',
  signedInAs: '{originalName} ({accountName})',
  roles: 'As suas funções: {roles}',
  userFailed: 'Não foi possível carregar os seus dados.',
  role: {
    learner: 'Formando',
    teamLeader: 'Responsável de grupo',
    disciplineCommittee: 'Membro do comité de disciplina',
    headmaster: 'Diretor de turma',
    schoolLeader: 'Membro da direção',
    teacher: 'Formador',
    admin: 'Administrador',
  },
} satisfies NamespaceUsercenterTranslation

export default ptPTUsercenter
