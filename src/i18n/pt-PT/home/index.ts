import type { NamespaceHomeTranslation } from '../../i18n-types.ts'

const ptPTHome = {
  morning: 'Bom dia, {name}',
  afternoon: 'Boa tarde, {name}',
  evening: 'Boa noite, {name}',
  today: 'Hoje é {date}',
  userFailed: 'Não foi possível carregar os seus dados.',
  visitor: 'Damos-lhe as boas-vindas ao portal de formação',
  visitorText: 'Inicie sessão para continuar de onde ficou.',
  toSignIn: 'Iniciar sessão',
  terms: {
    standard: {
      currentClasses: '{count} {{|turma|||de turmas|turmas}} em curso',
    },
    workshop: {
      currentClasses: '{count} {{|workshop|||de workshops|workshops}} em curso',
    },
  },
} satisfies NamespaceHomeTranslation

export default ptPTHome
