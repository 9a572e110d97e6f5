import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  group: 'Grupo',
  templateName: 'Modelo de formandos da turma',
  heading: 'Importar formandos',
  intro:
    'O ficheiro é verificado primeiro e vê o que acontece a cada linha; ninguém entra na turma antes de confirmar.',
  who: 'Um formando por linha, por conta; os administradores, também por telefone ou e-mail. O grupo é facultativo.',
  action: {
    putIn: 'Será incluído',
    invite: 'Será convidado',
    stay: 'Já é formando',
  },
  newGroup: '{name} (novo)',
  counts: {
    putsIn: 'Incluídos: {count}',
    invites: 'Convidados: {count}',
    stays: 'Já eram formandos: {count}',
    refused: 'Não incluídos: {count}',
  },
  invitedNote: 'Quem é convidado só entra na turma e no grupo depois de aceitar.',
  newGroups: 'Grupos a criar: {names}',
  exporting: 'Exportar',
  exportingHint: 'Em ambos os formatos, cada célula é guardada como texto.',
  what: {
    members: 'Formandos',
    attendance: 'Assiduidade',
    standings: 'Progresso',
  },
  fileName: '{className} {what}',
  column: {
    department: 'Departamento',
    offices: 'Cargos',
    state: 'Inscrição',
    requiredPassed: 'Obrigatórios aprovados',
    electivePassed: 'Optativos aprovados',
    requiredHours: 'Horas obrigatórias',
    electiveHours: 'Horas optativas',
  },
  state: {
    registered: 'Inscrito',
    underReview: 'Em análise',
    waiting: 'Em lista de espera',
  },
  office: {
    classTeacher: 'Diretor de turma',
    teamLeader: 'Chefe de equipa',
    disciplineCommittee: 'Comissão de disciplina',
  },
  reason: {
    headings: 'A primeira linha precisa de uma coluna de conta, telefone ou e-mail; veja o modelo.',
    byAccount: 'Indique os formandos pela conta: só os administradores os podem indicar por telefone ou e-mail.',
    nobody: 'Esta linha não indica quem é.',
    unknown: 'Esta pessoa não existe.',
    disabled: 'Esta conta está desativada.',
    full: 'A turma não tem mais vagas.',
    duplicate: 'Esta pessoa já consta de uma linha anterior.',
    otherPerson: 'Este dado é de uma pessoa diferente da que esta linha indica.',
    groupTooLong: 'O nome de um grupo tem no máximo 64 carateres.',
    notAnnounced: 'A turma ainda não foi anunciada; ninguém pode ser incluído.',
    finished: 'A turma terminou; já ninguém pode ser incluído.',
  },
} satisfies Translation<typeof zhCN.default>
