import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  newPassword: 'Nova palavra-passe',
  confirmation: 'Repita a nova palavra-passe',
  ruleLength: 'De 8 a 32 caracteres',
  ruleDigit: 'Pelo menos um algarismo',
  ruleUpper: 'Pelo menos uma maiúscula',
  ruleLower: 'Pelo menos uma minúscula',
  ruleMet: 'requisito cumprido',
  ruleUnmet: 'requisito por cumprir',
  strength: 'Segurança: {level}',
  strengthWeak: 'Fraca',
  strengthMedium: 'Média',
  strengthStrong: 'Forte',
  save: 'Guardar palavra-passe',
  heading: 'Alterar a palavra-passe',
  lead: 'A sessão termina de imediato nos outros dispositivos. Depois, inicie sessão com a nova palavra-passe.',
  original: 'Palavra-passe atual',
  changedHeading: 'Palavra-passe alterada',
  changedText: 'A sessão foi terminada nos outros dispositivos e avisámo-lo por e-mail ou SMS.',
  leaving: 'A sessão termina dentro de {seconds} {{|segundo|||de segundos|segundos}}.',
  reason: {
    empty: 'Introduza uma nova palavra-passe.',
    rule: 'A nova palavra-passe deve ter entre 8 e 32 caracteres e incluir algarismos, maiúsculas e minúsculas.',
    confirmationEmpty: 'Repita a nova palavra-passe.',
    confirmationDiffers: 'As duas palavras-passe não coincidem.',
    originalEmpty: 'Introduza a palavra-passe atual.',
    originalWrong: 'A palavra-passe atual está errada.',
    same: 'A nova palavra-passe tem de ser diferente da atual.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  resetPasswords: 'Alterar a palavra-passe',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  resetPasswords: 'alterar a palavra-passe, mudar a palavra-passe, nova palavra-passe, senha, segurança da conta',
} satisfies Translation<typeof zhCN.keywords>
