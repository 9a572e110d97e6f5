import type { DemoTexts } from '../index.ts'
import { courses } from './courses.ts'
import { information } from './information.ts'
import { topics } from './topics.ts'

export const texts: DemoTexts = { courses, topics, information }
