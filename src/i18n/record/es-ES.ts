import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  next: 'Qué pasa ahora',
  actions: 'Qué puede hacer',
  why: '¿Por qué no puedo?',
  closed: '{action}: ¿por qué no puedo?',
  reasonLabel: 'Motivo',
  comment: 'Comentario (opcional)',
  back: 'Volver',
  counted: '{count}/{max}',
  changed: 'Acaba de producirse un cambio. Aquí tiene el estado actual.',
  stillOpen: 'Acaba de producirse un cambio. Se conserva lo que ha escrito; envíelo de nuevo si lo mantiene.',
  draftKept:
    'Otra persona ha hecho cambios después de que abriera esta página. Lo que escribió sigue en el formulario; guarde de nuevo para conservarlo.',
  noticed: 'Entendido',
  unsent: 'El servidor no ha respondido. Se conserva lo que ha escrito; puede enviarlo de nuevo.',
  sendAgain: 'Enviar de nuevo',
  kept: {
    restored: 'Se ha recuperado lo que había escrito.',
    keep: 'Conservarlo',
    throwAway: 'Descartarlo',
  },
  stale: {
    title: 'Otra persona ha modificado este contenido',
    text: 'Se ha guardado una versión nueva después de que usted lo abriera. Cargue esa versión o conserve su texto, que la sustituirá la próxima vez que guarde.',
    reload: 'Cargar la versión nueva',
    keep: 'Conservar mi texto',
  },
  history: 'Historial',
  portal: 'El portal',
  reason: {
    stale: 'Acaba de producirse un cambio. Revise el estado actual antes de continuar.',
  },
} satisfies Translation<typeof zhCN.default>
