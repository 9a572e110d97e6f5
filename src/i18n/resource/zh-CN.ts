import type { Dictionary } from '#i18n/dictionary.ts'

export default {
  lead: '课程资料与公共资料，下载后可随时查阅。',
  search: '搜索资料',
  placeholder: '资料名称或简介',
  types: '资料类型',
  all: '全部',
  type: {
    video: '视频',
    image: '图片',
    document: '文档',
    other: '其他',
  },
  sort: '排序',
  newest: '最新上传',
  hottest: '下载最多',
  best: '评分最高',
  count: '共 {count:number} 份资料',
  uploaded: '上传于',
  downloads: '下载 {count:number} 次',
  forAll: '公共资料',
  noFile: '暂无附件',
  download: '下载',
  downloading: '已下载 {percent:string}',
  cancel: '取消下载',
  saved: '已下载',
  rate: '评分',
  rateTitle: '为这份资料评分',
  rateText: '每份资料只能评分一次，提交后不能修改。',
  submit: '提交评分',
  back: '暂不评分',
  emptyTitle: '没有符合条件的资料',
  emptyText: '换个关键词，或选择其他类型再试试。',
  clear: '清除筛选条件',
  noneTitle: '还没有资料',
  noneText: '资料上传后会出现在这里。',
  ofCourseTitle: '这门课程没有资料',
  ofCourseText: '教师上传资料后会出现在这里。',
  toAll: '浏览全部资料',
  reason: {
    noAttachment: '没有可下载的附件。',
    alreadyRated: '您已经为这份资料评过分，不能重复评分。',
    nothingChosen: '请先选择星级，再提交评分。',
  },
} as const satisfies Dictionary

export const titles = {
  resources: '学习资料',
} as const satisfies Dictionary

export const keywords = {
  resources: '资料、下载、课件、文档、附件、视频、图片',
} as const satisfies Dictionary
