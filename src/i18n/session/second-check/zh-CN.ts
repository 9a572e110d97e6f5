import type { Dictionary } from '#i18n/dictionary.ts'

export default {
  heading: '请确认是您本人',
  hint: {
    phone: '密码正确。为完成登录，请输入发送到您手机的验证码。',
    email: '密码正确。您的账号没有绑定手机，为完成登录，请输入发送到您邮箱的验证码。',
  },
  sent: '六位验证码已发送，{minutes:number} 分钟内有效。',
  remember: '一年内在此设备上不再验证',
  rememberHint: '请仅在您本人专用的设备上选择。',
  submit: '完成登录',
  unreachableHeading: '无法向您发送验证码',
  unreachableText: '本门户在登录时需要二次验证，但您的账号既没有绑定手机，也没有绑定邮箱。请联系管理员补充，然后再试。',
  reason: {
    required: '请先完成二次验证。',
    notDue: '二次验证已经通过。',
  },
} as const satisfies Dictionary

export const titles = {
  validPhone: '验证手机',
} as const satisfies Dictionary
