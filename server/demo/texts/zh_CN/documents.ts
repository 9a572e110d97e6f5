import type { DocumentTexts } from '#server/course/document-texts.demo.ts'

export const documents: DocumentTexts = {
  'gauging-sheet': {
    title: '流量测验计算表',
    summary: '一次二十一条垂线的实测，逐个部分算到底：换上自己的读数，断面流量随之得出。',
  },
  'gauging-checklist': {
    title: '外业测流检查清单',
    summary: '出发前带什么，到现场查什么，离开前记什么。',
  },
  'storm-records': {
    title: '三个小流域的暴雨资料',
    summary: '三个小流域逐时的雨量和流量，用来推求单位线，再作检验。',
  },
  'flood-readings': {
    title: '一场七十二小时的洪水',
    summary: '三个站的雨量、两个站的水位和流量，逐时列出，即各个练习所用的资料。',
  },
  'flood-wave': {
    title: '行进中的洪水波',
    summary: '同一个洪水波先后经过三个测站的动图，看它怎样越来越晚、越来越低。',
  },
  'village-contact-sheet': {
    title: '村级预警联络表',
    summary: '填写一个村的联络人、信号和转移路线的表格，附一页填好的样例。',
  },
  'warning-talk': {
    title: '预警是一条链（音频）',
    summary: '第一讲的录音，适合在上班路上听。',
  },
  'levee-patrol-card': {
    title: '巡堤卡片',
    summary: '一张纸，打印后折叠携带：有哪些征兆，各说明什么，应当怎么办。',
  },
  'filter-ring-film': {
    title: '反滤围井的原理',
    summary: '一部没有解说的短片：管涌口，沙袋围成的一圈围井，最后流出清水。',
  },
  'dam-round': {
    title: '大坝巡查路线逐点表',
    summary: '从坝顶到闸门共四十个检查点，留有记录和签字的位置。',
  },
  'dam-section': {
    title: '土石坝剖面图',
    summary: '心墙、反滤层、排水体和浸润线画在一张图上，可以用在自己的课件里。',
  },
  'sampling-packing-list': {
    title: '采样出行清单',
    summary: '采样瓶、保存剂、仪器和表单，按使用的先后排列。',
  },
  'basin-map': {
    title: '练习流域图',
    summary: '练习所用流域的子流域、河网和测站。',
  },
  'flow-calendar': {
    title: '一条活河的全年流量',
    summary: '逐月的天然流量与生态流量，以及需要它们的鱼类、砾石和河滩草地。',
  },
  'raw-readings': {
    title: '一年的原始资料',
    summary: '逐日的雨量和水位，错误一个也没有改，留给您去找。',
  },
  'role-cards': {
    title: '两次谈判的角色卡',
    summary: '两次角色扮演中，双方各自的秘密指示。',
  },
  'academy-at-a-glance': {
    title: '学院概览',
    summary: '二十四门课程的学时和学分，共两页。',
  },
  'study-planner': {
    title: '学习计划表',
    summary: '填入想学的课程，逐周的学时和学分自动累计。',
  },
}
