import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Resumen',
  steps: {
    heading: 'Primeros pasos',
    intro: 'Lo que necesita un portal nuevo antes de que llegue el primer alumno.',
    done: 'Hecho',
    open: 'Pendiente',
    organisation: {
      title: 'Dar nombre al portal',
      text: 'En el idioma de su organización, o en tantos como quiera.',
    },
    letters: {
      title: 'Conectar un servidor de correo o una pasarela de SMS',
      text: 'Mediante los ajustes {settings}. Hasta entonces, las invitaciones y los códigos se quedan en la bandeja de salida.',
    },
    departments: {
      title: 'Nombrar los departamentos',
      text: 'Las personas pertenecen a uno, y las clases pueden ser solo para algunos.',
    },
    people: {
      title: 'Invitar a las primeras personas',
      text: 'Los docentes escriben los cursos; los alumnos los siguen.',
    },
    course: {
      title: 'Publicar el primer curso',
      text: 'Con al menos una lección que se pueda reproducir.',
    },
    class: {
      title: 'Anunciar la primera clase',
      text: 'Los alumnos se inscriben dentro de los plazos que usted fije.',
    },
  },
  waiting: 'Pendiente de usted',
  nothingWaits: 'Nada espera su decisión.',
  toDesk: 'Ver lo que espera una decisión',
  today: 'Hoy',
  nothingToday: 'Hoy no hay clases ni exámenes.',
  exam: 'Examen',
  absent: 'Con ausencias recientes',
  absentNote: 'Alumnos que han faltado sin justificar a dos clases o más en las últimas dos semanas.',
  nobodyAbsent: 'Nadie.',
  absences: 'Ausencias: {count}',
  failedLetters: 'Mensajes sin enviar: {count}',
} satisfies Translation<typeof zhCN.default>
