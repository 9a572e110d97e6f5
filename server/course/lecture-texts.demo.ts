import type { DemoLectureName } from '#server/demo/lectures.ts'

export interface LectureText {
  /** At most sixty characters. */
  readonly title: string
  /** What is said, one caption and one step of the slides each; nothing for what cannot be played here. */
  readonly lines: readonly string[]
}

/** The lectures of the academy in one language. */
export type LectureTexts = Readonly<Record<DemoLectureName, LectureText>>
