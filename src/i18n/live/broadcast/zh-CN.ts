import type { Dictionary } from '#i18n/dictionary.ts'

export default {
  heading: '直播',
  intro: '安排直播：保存后，所有人都能在页头、首页和日程中看到。',
  create: '安排直播',
  searchPlaceholder: '标题、简介或主讲人中的词语',
  title: '标题',
  summary: '简介',
  summaryHint: '显示在直播页面上，说明讲什么、面向谁。',
  fallback: '没有译文的语言会显示已有的标题和简介。',
  details: '时间与地址',
  speaker: '主讲人',
  startsAt: '开始时间',
  endsAt: '结束时间',
  joinUrl: '外部直播地址',
  joinUrlHint: '填写后，所有人会在新窗口打开这个地址，例如视频会议的链接。不填则在门户的直播播放器中观看。',
  source: '直播流',
  sourceHint:
    '以 {ending:string} 结尾的播放列表地址，其服务器须在门户的设置项 {setting:string} 中列出。可以稍后再填，在此之前直播页面会提示还没有直播信号。',
  watch: '查看直播页面',
  done: '直播已删除。',
  askRemove: '删除这场直播？',
  askRemoveText: '它会立即从页头、首页和日程中消失，无法恢复。',
  remove: '删除直播',
  reason: {
    titleMissing: '请至少用一种语言填写标题。',
    endBeforeStart: '结束时间必须晚于开始时间。',
    tooLong: '一场直播最长 31 天。',
    linkInvalid: '外部直播地址必须是完整的网址。',
    sourceInvalid: '直播流必须是播放列表的完整地址。',
    sourceForeign: '门户未获准播放这个服务器的直播流，请联系门户的运维人员。',
  },
} as const satisfies Dictionary
