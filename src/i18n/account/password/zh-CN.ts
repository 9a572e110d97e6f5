import type { Dictionary } from '#i18n/dictionary.ts'

export default {
  newPassword: '新密码',
  confirmation: '再次输入新密码',
  ruleLength: '8 至 32 个字符',
  ruleDigit: '包含数字',
  ruleUpper: '包含大写字母',
  ruleLower: '包含小写字母',
  ruleMet: '已满足',
  ruleUnmet: '未满足',
  strength: '密码强度：{level:string}',
  strengthWeak: '弱',
  strengthMedium: '中',
  strengthStrong: '强',
  save: '保存新密码',
  heading: '修改密码',
  lead: '修改后，其他设备上的登录会立即退出，您需要用新密码重新登录。',
  original: '原密码',
  changedHeading: '密码已修改',
  changedText: '其他设备上的登录均已退出，我们已通过邮件或短信通知您。',
  leaving: '{seconds:number} 秒后自动退出登录。',
  reason: {
    empty: '请输入新密码。',
    rule: '新密码须为 8 至 32 个字符，并包含数字、大写字母和小写字母。',
    confirmationEmpty: '请再次输入新密码。',
    confirmationDiffers: '两次输入的密码不一致。',
    originalEmpty: '请输入原密码。',
    originalWrong: '原密码不正确。',
    same: '新密码不能与原密码相同。',
  },
} as const satisfies Dictionary

export const titles = {
  resetPasswords: '修改密码',
} as const satisfies Dictionary

export const keywords = {
  resetPasswords: '修改密码、更换密码、密码、账号安全',
} as const satisfies Dictionary
