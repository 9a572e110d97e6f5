import type { TopicTexts } from '#server/course/topic-texts.demo.ts'

export const topics: TopicTexts = {
  'flood-season': {
    title: '备战汛期',
    summary: '从雨落下的那一刻，到最后一户人家转移：一个汛期里，预报、预警、巡堤和指挥的人各要会什么。',
  },
  'living-rivers': {
    title: '让河流保持生机',
    summary: '水干净、流得够、泥沙走得动、鱼过得去，河才是活的。五门课程依次讲清这几件事，以及如何修复已经失去的湿地。',
  },
  'gauge-to-map': {
    title: '从水尺到地图',
    summary: '一个数据从测站出发，经过检查、整理，最后成为决策者看得懂的一张图。适合刚到水文站和信息中心工作的学员。',
  },
  'shared-water': {
    title: '共享一条河',
    summary: '上游和下游、两个省、两个国家：水不够分的时候，靠规则、规划和谈判解决。',
  },
}
