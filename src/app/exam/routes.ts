import { part } from '#app/kit/part.ts'

export const exam = part(
  { name: 'paper', path: '/paper', hasHeader: false, background: 'grey', takes: ['paperID'] },
  { name: 'paperresult', path: '/paperresult', hasHeader: false, background: 'grey', takes: ['paperID'] },
  {
    name: 'examlist',
    path: '/examlist',
    takes: ['examID', 'state', 'keyword', 'size'],
    findable: ['examlist'],
  },
  {
    name: 'exam',
    path: '/usercenter/exam',
    takes: ['examID', 'state', 'keyword', 'size'],
    findable: ['exam'],
    centre: { place: 40 },
  },
)
