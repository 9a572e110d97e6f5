import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  state: {
    expected: 'Ожидается',
    present: 'Присутствует',
    late: 'Присутствует, с опозданием',
    absent: 'Отсутствует',
    excused: 'Отсутствует по уважительной причине',
  },
  reason: {
    notRegistered: 'Вы не записаны в этот класс.',
    classNotAnnounced: 'Этот класс ещё не объявлен или уже завершён.',
    tooEarly: 'Отметка о присутствии ещё не открыта. Она откроется за 15 минут до занятия.',
    tooLate: 'Занятие окончено, отметиться больше нельзя.',
    codeWrong: 'Неверный номер. Проверьте и введите его ещё раз.',
    codeOutdated: 'Этот номер устарел. Введите тот, что показан сейчас.',
    codeOfOtherLesson: 'Этот номер относится к другому занятию.',
    tooManyTries: 'Слишком много попыток. Подождите немного.',
    ownAttendance: 'Собственную посещаемость изменить нельзя.',
    notTeaching: 'Это могут только преподаватели занятия и руководители класса.',
    notBegun: 'Посещаемость можно отмечать не раньше чем за 15 минут до занятия.',
    reasonMissing: 'Укажите причину.',
    reasonTooLong: 'Причина — не более 100 символов.',
    alreadySo: 'Посещаемость уже отмечена именно так.',
    alreadySettled: 'Эта посещаемость уже определена.',
    notEnded: 'Занятие ещё не закончилось.',
  },
} satisfies Translation<typeof zhCN.default>
