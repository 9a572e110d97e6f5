import type { Dictionary } from '#i18n/dictionary.ts'

export default {
  reason: {
    textsMissing:
      '请用同一种语言填写全部内容：标题和简介，每个章节、课件和资料的名称，每道试题的题干和选项，每项任务的名称和要求。',
    unknownPart: '所选的分类、文件、课程、题库、班级、部门或人员不存在，或不归您管理，请重新选择。',
    contentMissing:
      '发布前还缺少内容：课程至少要有一个可播放的课件，专题至少要有一门已发布的课程，试题要有正确答案，任务的每条评分标准都要有名称。',
    notPublished: '尚未发布。',
    alreadyPublished: '已经发布。',
    stillPublished: '仍处于发布状态，请先撤回再作废。',
    discarded: '已作废，无法再修改。',
    notEditor: '只有负责人、协作者和管理员可以修改。',
    notOwner: '只有负责人和管理员可以转交或指定协作者。',
    unfitEditor: '负责人和协作者必须是教师或管理员，账号未停用，且不能重复；已有负责人时不能留空。',
  },
} as const satisfies Dictionary

export const charts = {
  publication: {
    title: '课程、专题与试题',
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
      notHasTexts: '没有一种语言写全了必填内容',
      notKnowsParts: '引用的内容不存在',
      notHasContent: '没有可以学习的内容，或没有正确答案',
      notIsEditor: '不是负责人、协作者或管理员',
      notMayName: '更换了编辑人员，却不是负责人或管理员',
      notKnowsEditors: '所指定的人不能编辑',
      wasPublished: '原来已发布',
      wasWithdrawn: '原来已撤回',
      wasDiscarded: '原来已作废',
    },
  },
} as const satisfies Dictionary
