import type { Dictionary } from '#i18n/dictionary.ts'

export default {
  next: '接下来',
  actions: '可以进行的操作',
  why: '为什么不能操作？',
  closed: '{action:string}：为什么不能操作？',
  reasonLabel: '原因',
  comment: '意见（选填）',
  back: '返回',
  counted: '{count:string}/{max:string}',
  changed: '这里的内容刚刚有了变化，现在显示的是最新情况。',
  stillOpen: '这里的内容刚刚有了变化。您填写的内容已保留，确认后可再次提交。',
  draftKept: '您打开之后，内容已被他人修改。现在显示的是最新情况，您填写的内容仍在表单中，再次保存即可保留。',
  noticed: '知道了',
  unsent: '没有收到服务器的答复。您填写的内容已保留，可以再次提交。',
  sendAgain: '再次提交',
  kept: {
    restored: '已恢复您之前编写的内容。',
    keep: '保留',
    throwAway: '丢弃',
  },
  stale: {
    title: '内容已被他人修改',
    text: '您打开之后，另有人保存了新的版本。您可以载入新版本，也可以保留自己的文字，下次保存时覆盖新版本。',
    reload: '载入新版本',
    keep: '保留我的文字',
  },
  history: '操作记录',
  portal: '系统',
  reason: {
    stale: '这里的内容刚刚有了变化，请查看最新情况后再操作。',
  },
} as const satisfies Dictionary
