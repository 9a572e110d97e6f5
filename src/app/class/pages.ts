import type { classAddresses } from '#api/class/addresses.ts'
import type { ClassKind } from '#views/class/class-href.ts'
import { page } from '#app/kit/page.ts'
import { sharedPage } from '#app/kit/shared-page.tsx'
import type { PagesOf } from '#app/kit/part.ts'

const withDetails = {
  texts: [
    'class',
    'evaluation',
    'exam',
    'handIn',
    'homework',
    'message',
    'questionnaire',
    'questionnaireList',
    'record',
    'registration',
    'timetable',
  ],
  flows: ['classes', 'correspondence', 'messages', 'exams', 'homework', 'questionnaires'],
} as const

const listOf = (kind: ClassKind) =>
  sharedPage(() => import('#views/class/class-list.page.tsx'), { kind }, { texts: ['class'], flows: ['classes'] })
const detailOf = (kind: ClassKind) =>
  sharedPage(() => import('#views/class/class-detail.page.tsx'), { kind }, withDetails)
const own = (name: 'myclass' | 'myonlineclass', kind: ClassKind | null) =>
  sharedPage(
    () => import('#views/class/own-classes.page.tsx'),
    { name, kind },
    { texts: ['centre', 'class'], flows: ['classes'] },
  )
const evaluations = page(() => import('#views/class/class-assessment.page.tsx'), {
  texts: ['class', 'evaluation', 'questionnaire', 'questionnaireList'],
  flows: ['classes', 'questionnaires'],
})
const mailList = page(() => import('#views/class/class-maillist.page.tsx'), withDetails)

export const pages: PagesOf<typeof classAddresses> = {
  'class-list': listOf('face'),
  'dx-class-list': listOf('party'),
  'onLine-list': listOf('online'),
  'class-detail': detailOf('face'),
  'dx-class-detail': detailOf('party'),
  'onLine-detail': detailOf('online'),
  'class-assessment': evaluations,
  'dx-class-assessment': evaluations,
  'class-maillist': mailList,
  'dx-class-maillist': mailList,
  'onLine-course-detail': page(() => import('#views/class/class-course.page.tsx'), {
    texts: ['class', 'course', 'record', 'study'],
    flows: ['classes', 'courses', 'study'],
  }),
  myclass: own('myclass', null),
  myonlineclass: own('myonlineclass', 'online'),
}
