import type { Dictionary } from '#i18n/dictionary.ts'

export default {
  heading: '找回密码',
  headingWeak: '更换密码',
  steps: '步骤',
  stepAccount: '核对账号',
  stepCode: '验证身份',
  stepDone: '完成',
  accountHint: '请输入您的登录账号，我们会向其绑定的手机或邮箱发送验证码。',
  codeSent: '如果该账号存在，六位验证码已发送，{minutes:number} 分钟内有效。',
  byPassword: '您的账号既没有绑定手机，也没有绑定邮箱，无法接收验证码。请用原密码验证身份。',
  unreachable: '该账号既没有绑定手机，也没有绑定邮箱，无法发送验证码。请联系管理员补充，然后再试。',
  next: '下一步',
  doneHeading: '密码已更换',
  doneText: '请使用新密码登录。所有设备上的登录均已退出。',
  leaving: '{seconds:number} 秒后前往登录页。',
  toSignIn: '前往登录',
  reason: {
    expired: '操作已超时，请重新核对账号。',
    verificationFailed: '身份验证未完成或未通过。',
  },
} as const satisfies Dictionary

export const titles = {
  retrieve: '找回密码',
  emailReset: '更换密码',
} as const satisfies Dictionary

export const keywords = {
  retrieve: '忘记密码、找回密码、重置密码',
} as const satisfies Dictionary
