import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  name: 'Asistente',
  open: 'Abrir el asistente',
  collapse: 'Contraer el asistente',
  move: 'Mover el asistente: teclas de flecha, o pulse para pasar a la siguiente esquina',
  moved:
    'Asistente movido: a {x} {{x:|píxel|||de píxeles|píxeles}} del lateral y a {y} {{y:|píxel|||de píxeles|píxeles}} del borde superior',
  question: '¿Qué busca?',
  example: 'Por ejemplo: cursos, clases, contraseña',
  clear: 'Borrar el texto',
  tasks: 'Sus tareas pendientes',
  pages: 'Páginas',
  articles: 'Centro de ayuda',
  suggestedPages: 'Páginas más útiles',
  found: '{count} {{|resultado|||de resultados|resultados}}',
  nothing: 'Ningún resultado para «{text}»',
  nothingText: 'Pruebe con otras palabras o explore el centro de ayuda.',
  nothingTextVisitor:
    'Pruebe con otras palabras. Tras iniciar sesión, también podrá buscar en la ayuda y en sus tareas.',
  incomplete: 'En este momento no se puede buscar en las tareas ni en la ayuda.',
  continueCourse: 'Seguir aprendiendo',
  requiredCourse: 'Curso obligatorio',
  classStarts: 'Clase que empieza pronto',
  questionnaire: 'Espera su respuesta',
  homework: 'Espera su entrega',
  learned: '{percent} completado',
  helpCentre: 'Centro de ayuda',
} satisfies Translation<typeof zhCN.default>
