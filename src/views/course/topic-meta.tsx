import type { CourseTopic } from '#api/course/course-topic.contract.ts'
import { hoursText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'

import './course.css'

/** Size of a topic: number of courses and learning hours. */
export function TopicMeta({ topic }: { topic: Pick<CourseTopic, 'courseCount' | 'learningHour'> }) {
  return (
    <ul className="course-meta">
      <li>{texts().course.catalogue.count({ count: topic.courseCount })}</li>
      <li>
        <bdi>{hoursText(topic.learningHour, language())}</bdi>
      </li>
    </ul>
  )
}
