import type { Dictionary } from '#i18n/dictionary.ts'

export default {
  invitation: '欢迎！请设置密码',
  reset: '设置新密码',
  account: '账号：{account:string}',
  until: '链接有效至',
  dead: '这个链接已失效',
  deadText: '请联系管理员重新发送链接，或者用验证码自行找回密码。',
  byCode: '用验证码找回密码',
  done: '密码已设置',
  doneText: '现在可以用新密码登录了。',
  toSignIn: '前往登录',
  reason: {
    unknown: '没有这个链接，请检查是否复制完整。',
    expired: '链接已过期。',
    used: '链接已经用过，每个链接只能使用一次。',
    void: '链接已作废，可能已经另外发送了新的链接。',
  },
} as const satisfies Dictionary
