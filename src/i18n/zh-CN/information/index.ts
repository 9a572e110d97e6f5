import type { BaseTranslation } from '../../i18n-types.ts'

const zhCNInformation = {
  reason: {
    titleMissing: '请至少用一种语言填写标题。',
    detailMissing: '请在填写了标题的语言中写好正文。',
    unknownTopic: '该栏目没有这个主题，请重新选择。',
    stale: '内容已被他人修改，请重新打开后再试。',
    alreadyPublished: '该内容已经发布。',
    notPublished: '该内容尚未发布。',
    stillPublished: '该内容仍在发布中，请先撤回再作废。',
    discarded: '该内容已作废，不能再更改。',
  },
} satisfies BaseTranslation

export default zhCNInformation
