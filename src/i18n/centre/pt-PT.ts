import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
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
} satisfies Translation<typeof zhCN.default>
