import type { Dictionary } from '#i18n/dictionary.ts'

export default {
  signIn: '使用{name:string}登录',
  heading: '{name:string}账号',
  intro: '关联后，可以通过{name:string}登录本门户。',
  link: '关联账号',
  linked: '账号已关联。',
  none: '尚未关联账号。',
  since: '关联于',
  unlink: '解除关联',
  unlinkOne: '解除关联“{label:string}”',
  unlinkTitle: '解除与“{label:string}”的关联？',
  unlinkText: '解除后不能再用它登录本门户，{name:string}中的账号不受影响。',
  unlinked: '已解除关联。',
  reason: {
    off: '本门户未设置其他登录系统。',
    expired: '等待时间过长，或该步骤已经完成，请重新开始。',
    denied: '登录已在对方系统中取消。',
    failed: '对方系统的登录结果无法确认，请重试。',
    unreachable: '对方登录系统暂时无法连接，请稍后再试。',
    noAccount: '没有与此登录对应的账号。请先用密码登录，在“登录方式”中关联，或联系管理员。',
    taken: '该账号已被他人关联。',
    lastWay: '这是您唯一的登录方式，不能解除。',
  },
  told: {
    linkedSubject: '已关联登录账号',
    linkedText: '“{label:string}”刚刚关联到您的学习门户账号，可用它登录。如非本人操作，请立即解除关联并更换密码。',
    unlinkedSubject: '已解除登录账号关联',
    unlinkedText: '“{label:string}”刚刚与您的学习门户账号解除关联。如非本人操作，请立即更换密码并联系管理员。',
  },
} as const satisfies Dictionary
