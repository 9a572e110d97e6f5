import type { Dictionary } from '#i18n/dictionary.ts'

export default {
  codeSubject: '您的验证码',
  codeText: '您的验证码是 {code:string}，{minutes:number} 分钟内有效。如非本人操作，请忽略本消息。',
  passwordSubject: '您的密码已更换',
  passwordText: '您的学习门户密码刚刚被更换。如非本人操作，请立即联系管理员。',
  phoneText: '您在学习门户绑定的手机号已更换为 {phone:string}。如非本人操作，请立即联系管理员。',
  emailSubject: '您绑定的邮箱已更换',
  emailText: '您在学习门户绑定的邮箱已更换为 {email:string}。如非本人操作，请立即联系管理员。',
  invitationSubject: '您的学习门户账号',
  invitationText:
    '您的学习门户账号是 {account:string}。请在 {hours:number} 小时内打开链接设置密码，链接只能使用一次：{link:string}',
  resetSubject: '设置新密码',
  resetText:
    '管理员为账号 {account:string} 发送了设置新密码的链接，{hours:number} 小时内有效，只能使用一次：{link:string}',
} as const satisfies Dictionary
