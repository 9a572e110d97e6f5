import type { Dictionary } from '#i18n/dictionary.ts'

export default {
  heading: '资讯',
  lead: '门户的最新动态、通知与报道。',
  topics: '主题',
  allTopics: '全部',
  topicsFailed: '主题加载失败，暂时无法按主题浏览，其他内容不受影响。',
  search: '搜索资讯',
  searchPlaceholder: '标题或正文中的词语',
  results: '“{keyword:string}”的搜索结果',
  clearSearch: '清除搜索',
  latest: '最新资讯',
  earlier: '更多资讯',
  empty: '还没有资讯',
  emptyHint: '新的动态与通知发布后会出现在这里。',
  nothingFound: '没有找到相关内容',
  nothingFoundHint: '换个词语试试，或者查看全部内容。',
  showAll: '查看全部',
  readingTime: '阅读约需 {minutes:number} 分钟',
  views: '{count:number} 次阅读',
  toNews: '返回资讯',
  toHelp: '返回帮助中心',
  neighbours: '上一篇与下一篇',
  previous: '上一篇',
  next: '下一篇',
  help: {
    heading: '帮助中心',
    lead: '有什么可以帮您？',
    search: '搜索帮助',
    searchPlaceholder: '例如：密码、证书、请假',
    topics: '帮助主题',
    otherTopic: '其他问题',
    allArticles: '全部文章',
    empty: '还没有帮助文章',
    emptyHint: '如需帮助，请通过下方的技术支持与我们联系。',
    quickLinks: '常用入口',
    speedTest: '网络测速',
    speedTestHint: '视频卡顿时，看看是不是网络的原因',
    support: '技术支持',
    supportHint: '如何联系我们的技术人员',
    app: '移动端应用',
    appHint: '在手机或平板上继续学习',
  },
  reason: {
    titleMissing: '请至少用一种语言填写标题。',
    detailMissing: '填写了标题的语言，也请写好正文。',
    unknownTopic: '该栏目没有这个主题，请重新选择。',
    alreadyPublished: '该内容已经发布。',
    notPublished: '该内容尚未发布。',
    stillPublished: '该内容仍处于发布状态，请先撤回再作废。',
    discarded: '该内容已作废，不能再更改。',
  },
} as const satisfies Dictionary

export const titles = {
  dynamicList: '资讯',
  dynamicDetail: '资讯详情',
} as const satisfies Dictionary

export const keywords = {
  dynamicList: '新闻、资讯、动态、公告',
  helpCentre: '帮助、常见问题、使用说明、指南',
} as const satisfies Dictionary

export const charts = {
  information: {
    title: '资讯',
    states: {
      draft: '草稿',
      published: '已发布',
      withdrawn: '已撤回',
      discarded: '已作废',
    },
    events: {
      save: '保存',
      publish: '发布',
      withdraw: '撤回',
      discard: '作废',
      adopt: '沿用已有内容',
    },
    guards: {
      isStale: '期间已被他人修改',
      notKnowsTopic: '主题不属于该栏目',
      notHasTitle: '所有语言都没有标题',
      notHasDetail: '没有一种语言同时具备标题和正文',
      wasPublished: '原来已发布',
      wasWithdrawn: '原来已撤回',
      wasDiscarded: '原来已作废',
    },
  },
} as const satisfies Dictionary
