import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  or: 'o',
  signIn: 'Iniciar sesión con una llave de acceso',
  cancel: 'Cancelar',
  waiting: 'Siga las indicaciones del navegador o del dispositivo.',
  heading: 'Llaves de acceso',
  intro:
    'Inicie sesión con su huella, su rostro o el PIN de su dispositivo, sin nombre de cuenta, contraseña ni código. Una llave de acceso no se puede adivinar ni obtener con engaños.',
  add: 'Añadir una llave de acceso',
  addText: 'Elija un nombre. Después, el navegador o el dispositivo comprueba que es usted.',
  next: 'Continuar',
  unsupported: 'Las llaves de acceso no se pueden usar en este navegador o en esta dirección.',
  full: 'Es el máximo: {max}. Elimine una para añadir otra.',
  emptyTitle: 'Todavía no hay llaves de acceso',
  emptyText: 'Con una, la próxima vez basta con un gesto en su dispositivo.',
  name: 'Nombre',
  nameHint: 'Para reconocerla, por ejemplo «Portátil del trabajo».',
  defaultName: 'Llave de acceso {number}',
  confirmTitle: 'Confirme que es usted',
  confirmText: 'Inició sesión hace un rato. Escriba su contraseña antes de añadir una forma de iniciar sesión.',
  added: 'La llave de acceso se ha añadido.',
  renamed: 'El nombre se ha cambiado.',
  removed: 'La llave de acceso se ha eliminado.',
  created: 'Añadida',
  used: 'Último uso',
  never: 'Sin usar todavía',
  synced: 'Sincronizada entre dispositivos',
  oneDevice: 'Solo en un dispositivo',
  rename: 'Cambiar el nombre',
  renameOne: 'Cambiar el nombre de «{name}»',
  renameTitle: 'Cambiar el nombre de la llave',
  renameText: 'Solo usted ve el nombre.',
  save: 'Guardar',
  remove: 'Eliminar',
  removeOne: 'Eliminar «{name}»',
  removeTitle: '¿Eliminar «{name}»?',
  removeText:
    'Ya no servirá para iniciar sesión aquí. Puede que su dispositivo la siga mostrando: bórrela también en su gestor de contraseñas.',
  keep: 'Conservar',
  reason: {
    expired: 'Ha pasado demasiado tiempo. Empiece de nuevo.',
    unknown: 'El portal no conoce esta llave de acceso. Puede que se haya eliminado.',
    refused: 'No se ha podido verificar la llave de acceso.',
    unavailable: 'El navegador o el dispositivo no ha podido usar una llave de acceso.',
    confirm: 'Escriba su contraseña antes de añadir una forma de iniciar sesión.',
    signInAnew:
      'Inició sesión hace un rato. Cierre la sesión, iníciela de nuevo y añádala en los diez minutos siguientes.',
    wrongPassword: 'La contraseña no es correcta.',
    tooMany: 'Ya tiene todas las llaves de acceso posibles. Elimine una para añadir otra.',
    emptyName: 'Escriba un nombre.',
    longName: 'Un nombre tiene como máximo 50 caracteres.',
    known: 'Este dispositivo ya tiene una llave de acceso suya.',
    lastWay: 'Es su única forma de iniciar sesión, así que no se puede eliminar.',
  },
  told: {
    addedSubject: 'Se ha añadido una llave de acceso',
    addedText:
      'La llave de acceso «{name}» se acaba de añadir a su cuenta del portal de formación y sirve para iniciar sesión. Si no ha sido usted, elimínela de inmediato y cambie su contraseña.',
    removedSubject: 'Se ha eliminado una llave de acceso',
    removedText:
      'La llave de acceso «{name}» se acaba de eliminar de su cuenta del portal de formación. Si no ha sido usted, cambie su contraseña de inmediato y avise a su administrador.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  passkeys: 'Formas de entrar',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  passkeys:
    'llaves de acceso, huella, rostro, llave de seguridad, formas de iniciar sesión, inicio de sesión único, seguridad de la cuenta',
} satisfies Translation<typeof zhCN.keywords>
