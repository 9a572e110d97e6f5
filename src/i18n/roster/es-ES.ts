import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  group: 'Grupo',
  templateName: 'Plantilla de participantes',
  heading: 'Importar participantes',
  intro:
    'Primero se comprueba el archivo y se muestra qué pasará con cada fila; nadie entra en la clase antes de su confirmación.',
  who: 'Un participante por fila, por cuenta; los administradores, también por teléfono o correo. El grupo es opcional.',
  action: {
    putIn: 'Se incorporará',
    invite: 'Se invitará',
    stay: 'Ya participa',
  },
  newGroup: '{name} (nuevo)',
  counts: {
    putsIn: 'Incorporados: {count}',
    invites: 'Invitados: {count}',
    stays: 'Ya participaban: {count}',
    refused: 'No incorporados: {count}',
  },
  invitedNote: 'Quien recibe una invitación entra en la clase y en el grupo solo después de aceptarla.',
  newGroups: 'Grupos que se crearán: {names}',
  exporting: 'Exportar',
  exportingHint: 'En ambos formatos, cada celda se guarda como texto.',
  what: {
    members: 'Participantes',
    attendance: 'Asistencia',
    standings: 'Progreso',
  },
  fileName: '{className} {what}',
  column: {
    department: 'Departamento',
    offices: 'Cargos',
    state: 'Inscripción',
    requiredPassed: 'Obligatorios superados',
    electivePassed: 'Optativos superados',
    requiredHours: 'Horas obligatorias',
    electiveHours: 'Horas optativas',
  },
  state: {
    registered: 'Inscrito',
    underReview: 'En revisión',
    waiting: 'En lista de espera',
  },
  office: {
    classTeacher: 'Tutor de clase',
    teamLeader: 'Jefe de equipo',
    disciplineCommittee: 'Comité de disciplina',
  },
  reason: {
    headings: 'La primera fila debe tener una columna de cuenta, teléfono o correo; consulte la plantilla.',
    byAccount:
      'Indique los participantes por su cuenta: solo los administradores pueden hacerlo por teléfono o correo.',
    nobody: 'Esta fila no indica de quién se trata.',
    unknown: 'No existe esa persona.',
    disabled: 'Esta cuenta está desactivada.',
    full: 'La clase no tiene más plazas.',
    duplicate: 'Esta persona ya figura más arriba.',
    otherPerson: 'Este dato es de una persona distinta de la que nombra esta fila.',
    groupTooLong: 'El nombre de un grupo tiene como máximo 64 caracteres.',
    notAnnounced: 'La clase aún no se ha anunciado; todavía no se puede incorporar a nadie.',
    finished: 'La clase ha terminado; ya no se puede incorporar a nadie.',
  },
} satisfies Translation<typeof zhCN.default>
