import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  group: 'Группа',
  templateName: 'Шаблон списка слушателей',
  heading: 'Импорт слушателей',
  intro: 'Сначала файл проверяется, и видно, что станет с каждой строкой; до подтверждения никто не зачисляется.',
  who: 'В каждой строке один слушатель: учётная запись, для администраторов также телефон или почта; группу можно не указывать.',
  action: {
    putIn: 'Будет зачислен',
    invite: 'Будет приглашён',
    stay: 'Уже в группе',
  },
  newGroup: '{name} (новая)',
  counts: {
    putsIn: 'Зачислено: {count}',
    invites: 'Приглашено: {count}',
    stays: 'Уже в группе: {count}',
    refused: 'Не зачислено: {count}',
  },
  invitedNote: 'Приглашённые попадают в группу и подгруппу только после согласия.',
  newGroups: 'Будут созданы группы: {names}',
  exporting: 'Выгрузка',
  exportingHint: 'В обоих форматах каждая ячейка сохраняется как текст.',
  what: {
    members: 'Слушатели',
    attendance: 'Посещаемость',
    standings: 'Успеваемость',
  },
  fileName: '{className} {what}',
  column: {
    department: 'Отдел',
    offices: 'Обязанности',
    state: 'Запись',
    requiredPassed: 'Сдано обязательных',
    electivePassed: 'Сдано по выбору',
    requiredHours: 'Часы обязательных',
    electiveHours: 'Часы по выбору',
  },
  state: {
    registered: 'Записан',
    underReview: 'На рассмотрении',
    waiting: 'В списке ожидания',
  },
  office: {
    classTeacher: 'Куратор',
    teamLeader: 'Староста',
    disciplineCommittee: 'Комитет по дисциплине',
  },
  reason: {
    headings: 'В первой строке нужен столбец учётной записи, телефона или почты; см. шаблон.',
    byAccount: 'Укажите слушателей по учётной записи: по телефону или почте их могут указать только администраторы.',
    nobody: 'В строке не указано, кто это.',
    unknown: 'Такого человека нет.',
    disabled: 'Эта учётная запись отключена.',
    full: 'В группе больше нет мест.',
    duplicate: 'Этот человек уже есть выше.',
    otherPerson: 'Эти данные принадлежат не тому человеку, который указан в строке.',
    groupTooLong: 'Название группы — не более 64 знаков.',
    notAnnounced: 'Группа ещё не объявлена, зачислять пока нельзя.',
    finished: 'Обучение завершено, зачислять больше нельзя.',
  },
} satisfies Translation<typeof zhCN.default>
