import type { DemoTopicName } from './topics.demo.ts'

export interface TopicText {
  readonly title: string
  /** One or two sentences. */
  readonly summary: string
}

/** The topics of the academy in one language. */
export type TopicTexts = Readonly<Record<DemoTopicName, TopicText>>
