import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  newPassword: 'Nueva contraseña',
  confirmation: 'Repita la nueva contraseña',
  ruleLength: 'De 8 a 32 caracteres',
  ruleDigit: 'Al menos un número',
  ruleUpper: 'Al menos una mayúscula',
  ruleLower: 'Al menos una minúscula',
  ruleMet: 'requisito cumplido',
  ruleUnmet: 'requisito pendiente',
  strength: 'Seguridad: {level}',
  strengthWeak: 'Baja',
  strengthMedium: 'Media',
  strengthStrong: 'Alta',
  save: 'Guardar contraseña',
  heading: 'Cambiar la contraseña',
  lead: 'La sesión se cierra al momento en los demás dispositivos. Después inicie sesión de nuevo con la nueva contraseña.',
  original: 'Contraseña actual',
  changedHeading: 'Contraseña cambiada',
  changedText: 'Se ha cerrado la sesión en los demás dispositivos y le hemos avisado por correo o SMS.',
  leaving: 'La sesión se cerrará en {seconds} {{|segundo|||de segundos|segundos}}.',
  reason: {
    empty: 'Escriba una nueva contraseña.',
    rule: 'La nueva contraseña debe tener entre 8 y 32 caracteres e incluir números, mayúsculas y minúsculas.',
    confirmationEmpty: 'Repita la nueva contraseña.',
    confirmationDiffers: 'Las dos contraseñas no coinciden.',
    originalEmpty: 'Escriba su contraseña actual.',
    originalWrong: 'La contraseña actual no es correcta.',
    same: 'La nueva contraseña debe ser distinta de la actual.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  resetPasswords: 'Cambiar la contraseña',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  resetPasswords: 'cambiar la contraseña, nueva contraseña, clave, seguridad de la cuenta',
} satisfies Translation<typeof zhCN.keywords>
