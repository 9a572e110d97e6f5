import type { NamespaceAssistantTranslation } from '../../i18n-types.ts'

const esESAssistant = {
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
  learned: '{percent} completado',
  helpCentre: 'Centro de ayuda',
  keywords: {
    index: 'inicio, portada, hoy, recomendados, clasificación, panel',
    login: 'iniciar sesión, entrar, acceder, cuenta, usuario, código de verificación',
    retrieve: 'contraseña olvidada, he olvidado la contraseña, restablecer la contraseña, recuperar',
    emailReset: 'cambiar la contraseña, nueva contraseña, clave, seguridad de la cuenta',
    applicationSecret: 'privacidad, datos personales, protección de datos, política, condiciones',
    techAuth: 'soporte, asistencia, problema técnico, avería, contacto, teléfono, error, fallo',
    appDownload: 'aplicación, app, descargar, instalar',
    websitedownload: 'móvil, teléfono, tableta, escanear, código QR',
    appPolymer: 'ordenador, escritorio, favorito, marcador, acceso directo',
    speedTest: 'velocidad, internet, red, wifi, lento, cortes, latencia, HD, SD',
    dynamicList: 'noticias, novedades, artículos, avisos, actualidad',
    helpCentre: 'ayuda, preguntas, dudas, FAQ, guía, manual, instrucciones',
    'course-list': 'cursos, catálogo, lecciones, vídeos, cursos abiertos, aprender',
    'class-list': 'clases, formación, taller, presencial, compañeros, grupo',
    mycourse: 'mis cursos, progreso, continuar, seguir aprendiendo, mi formación',
  },
} satisfies NamespaceAssistantTranslation

export default esESAssistant
