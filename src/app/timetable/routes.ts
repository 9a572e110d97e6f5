import { part } from '#app/kit/part.ts'

/** Beside the classes: the specification names the children of theirs [ROUTE-61]. */
export const timetable = part({ name: 'class-lesson', path: '/lesson', takes: ['lessonID', 'code'] })
