import { part } from '#app/kit/part.ts'

export const exam = part({ name: 'paper', path: '/paper', hasHeader: false, background: 'grey', takes: ['paperID'] })
