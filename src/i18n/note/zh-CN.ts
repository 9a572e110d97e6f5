import type { Dictionary } from '#i18n/dictionary.ts'

export default {
  search: '搜索笔记',
  placeholder: '笔记内容',
  count: '共 {count:number} 条笔记',
  label: '写笔记',
  write: '记下要点、疑问或想法…',
  counted: '{count:string}/{max:string}',
  onlyYou: '笔记只有您自己能看到。',
  keep: '保存笔记',
  kept: '笔记已保存。',
  unsent: '笔记未能保存，内容已保留。{why:string}',
  at: '{time:string}',
  atLabel: '时间点',
  wholeCourse: '关于整门课程',
  play: '播放',
  changed: '修改于',
  written: '写于',
  edit: '修改',
  change: '修改笔记',
  save: '保存',
  cancel: '取消',
  remove: '删除',
  removeTitle: '删除这条笔记？',
  removeText: '删除后无法恢复。',
  stay: '保留',
  removed: '笔记已删除。',
  closed: '课程目前未开放',
  emptyTitle: '还没有笔记',
  emptyText: '学习课程时记下的内容会出现在这里。',
  emptyCourse: '在上方写下第一条笔记，播放课程时也可以随时记录。',
  browse: '去我的课程',
  nothingTitle: '没有找到笔记',
  nothingText: '换个关键词再试试。',
  clear: '显示全部笔记',
  reason: {
    empty: '请先写下笔记内容。',
    tooLong: '笔记最多 2000 个字符，请精简后再保存。',
  },
} as const satisfies Dictionary

export const titles = {
  mynotes: '我的笔记',
} as const satisfies Dictionary

export const keywords = {
  mynotes: '笔记、我的笔记、记录、摘记',
} as const satisfies Dictionary
