import type { Dictionary } from '#i18n/dictionary.ts'

export default {
  steps: '步骤',
  stepContact: '填写',
  stepCode: '验证',
  stepDone: '完成',
  current: '当前绑定：{contact:string}',
  country: '国家或地区',
  sentTo: '六位验证码已发送至 {contact:string}，{minutes:number} 分钟内有效。',
  confirm: '确认',
  phone: {
    heading: '更换手机号',
    bindHeading: '绑定手机号',
    bindLead: '绑定后，可用手机接收验证码、找回密码。',
    original: '原手机号',
    fresh: '新手机号',
    first: '手机号',
    doneHeading: '手机号已绑定',
    doneText: '今后的验证码会发送到这个号码：',
    alreadyHeading: '您已绑定手机号',
    alreadyText: '当前绑定的号码是 {contact:string}。',
    toChange: '更换手机号',
  },
  email: {
    heading: '更换邮箱',
    bindHeading: '绑定邮箱',
    bindLead: '绑定后，可用邮箱接收验证码、找回密码。',
    original: '原邮箱',
    fresh: '新邮箱',
    first: '邮箱',
    doneHeading: '邮箱已绑定',
    doneText: '今后的验证码会发送到这个地址：',
  },
  reason: {
    phoneOriginalEmpty: '请输入原手机号。',
    phoneOriginalInvalid: '原手机号格式不正确。',
    phoneOriginalWrong: '原手机号不正确。',
    phoneEmpty: '请输入手机号。',
    phoneInvalid: '手机号格式不正确，请检查国家或地区。',
    phoneSame: '新手机号不能与原手机号相同。',
    phoneBound: '该手机号已被其他账号绑定。',
    emailOriginalEmpty: '请输入原邮箱。',
    emailOriginalInvalid: '原邮箱格式不正确。',
    emailOriginalWrong: '原邮箱不正确。',
    emailEmpty: '请输入邮箱。',
    emailInvalid: '邮箱格式不正确。',
    emailSame: '新邮箱不能与原邮箱相同。',
    emailBound: '该邮箱已被其他账号绑定。',
  },
} as const satisfies Dictionary

export const titles = {
  resetPhone: '更换手机号',
  resetEmail: '更换邮箱',
  bindPhone: '绑定手机号',
} as const satisfies Dictionary

export const keywords = {
  resetPhone: '换手机、改手机号、绑定手机、电话号码',
  resetEmail: '换邮箱、改邮箱、绑定邮箱、电子邮件',
} as const satisfies Dictionary
