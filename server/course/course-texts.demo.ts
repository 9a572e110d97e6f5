import type { DemoCourseName } from './courses.demo.ts'

export interface CourseText {
  readonly title: string
  /** One sentence. */
  readonly summary: string
  /** Paragraphs. */
  readonly detail: readonly string[]
}

/** The courses of the academy in one language. */
export type CourseTexts = Readonly<Record<DemoCourseName, CourseText>>
