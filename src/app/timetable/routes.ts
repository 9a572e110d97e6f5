import { part } from '#app/kit/part.ts'

export const timetable = part({ name: 'class-lesson', path: '/class/class-lesson', takes: ['lessonID', 'code'] })
