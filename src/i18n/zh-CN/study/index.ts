import type { BaseTranslation } from '../../i18n-types.ts'

const zhCNStudy = {
  reason: {
    elsewhere: '您正在另一个窗口学习，同一时间只能学习一门课程。',
    takenOver: '学习已在另一个窗口继续，这里已停止计时。',
    otherCourse: '该课件不属于这门课程。',
    secondsInvalid: '学习时长必须是不小于零的整秒数。',
    moreThanPassed: '学习时长超过了实际经过的时间，未能记录。',
    alreadyRecorded: '这次学习的时长已经记录过了。',
  },
} satisfies BaseTranslation

export default zhCNStudy
