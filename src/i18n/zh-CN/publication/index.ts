import type { BaseTranslation } from '../../i18n-types.ts'

const zhCNPublication = {
  reason: {
    stale: '期间已有他人修改，请重新打开查看最新内容。',
    textsMissing: '请填写中文标题和简介；每个章节、课件和资源都要有中文名称。',
    unknownPart: '所选的分类、文件或课程已不存在，请重新选择。',
    contentMissing: '发布前还缺少内容：课程至少要有一个可播放的课件，专题至少要有一门已发布的课程。',
    notPublished: '尚未发布。',
    alreadyPublished: '已经发布。',
    stillPublished: '仍在发布中，请先撤回再作废。',
    discarded: '已作废，无法再修改。',
  },
} satisfies BaseTranslation

export default zhCNPublication
