import type { DemoTexts } from '../index.ts'
import { courses } from './courses.ts'
import { documents } from './documents.ts'
import { information } from './information.ts'
import { lectures } from './lectures.ts'
import { questions } from './questions.ts'
import { topics } from './topics.ts'

export const texts: DemoTexts = { courses, topics, information, lectures, documents, questions }
