import type { Dictionary } from '#i18n/dictionary.ts'

export default {
  channel: '验证码发送至',
  phone: '手机',
  email: '邮箱',
  send: '发送验证码',
  resendIn: '{seconds:number} 秒后可重新发送',
  label: '验证码（六位数字）',
  reason: {
    empty: '请输入验证码。',
    wrong: '验证码不正确。',
    expired: '验证码已过期，请重新发送。',
    tooManyTries: '错误次数过多，请重新发送验证码。',
    tooManySends: '发送次数过多，请稍后再试。',
    noChannel: '该账号没有绑定此联系方式。',
  },
} as const satisfies Dictionary
