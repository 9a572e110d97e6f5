import { useSelector } from '@xstate/react'
import { ListVideo } from 'lucide-react'
import { use, useEffect } from 'react'

import type { CourseDetail } from '#api/course/course.contract.ts'
import type { Chapter } from '#api/study/study.contract.ts'
import { hoursText, numberText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'
import type { ListActor } from '#machines/kit/list.flow.ts'

import { Face } from '#views/kit/faces/face.tsx'
import { ListFaces } from '#views/kit/faces/list-faces.tsx'
import { useList } from '#views/kit/faces/use-list.ts'
import { usePortal } from '#app/context/portal-context.ts'
import { writtenIn } from '#views/kit/theme/written-in.ts'
import { LectureRow } from './lecture-row.tsx'
import './chapters-tab.css'

const SECONDS_PER_MINUTE = 60

interface Props {
  readonly course: Pick<CourseDetail, 'courseID' | 'courseLearningHour' | 'mine'>
  readonly studied: number
}

/** [COURSE-03] Chapters and lectures of a course, with the study progress of each. */
export function ChaptersTab({ course: { courseID, courseLearningHour, mine }, studied }: Props) {
  const { chapters } = use(usePortal().flows.courses())
  const list = useList(chapters, { filter: { courseID } })
  useEffect(() => {
    if (studied > 0) list.send({ type: 'list.reloaded' })
  }, [list, studied])
  return (
    <>
      <ChaptersHead list={list} learningHours={courseLearningHour} />
      <ListFaces list={list} empty={<NoChapters />}>
        {(found) => (
          <ol className="chapters">
            {found.map((chapter, index) => (
              <ChapterPart
                key={chapter.chapterID}
                courseID={courseID}
                chapter={chapter}
                number={index + 1}
                next={mine?.next?.coursewareID ?? null}
              />
            ))}
          </ol>
        )}
      </ListFaces>
    </>
  )
}

interface ChapterProps {
  readonly courseID: string
  readonly chapter: Chapter
  /** 1-based. */
  readonly number: number
  /** The lecture that the learner goes on with. */
  readonly next: string | null
}

function ChapterPart({ courseID, chapter, number, next }: ChapterProps) {
  const { title, courseware } = chapter
  const [only] = courseware
  // A chapter with a single lecture of the same title shows it once.
  const isOne = courseware.length === 1 && only?.title === title
  const ordinal = (
    <span className="chapter-number">{texts().course.chapters.number({ number: numberText(number, language()) })}</span>
  )
  return (
    <li className="chapter" data-one={isOne || undefined}>
      {!isOne && (
        <h3 className="chapter-title">
          {ordinal} <bdi {...writtenIn(chapter.language)}>{title}</bdi>
        </h3>
      )}
      <ul className="lectures">
        {courseware.map((lecture) => (
          <LectureRow
            key={lecture.coursewareID}
            courseID={courseID}
            lecture={lecture}
            before={isOne ? ordinal : null}
            isNext={lecture.coursewareID === next}
          />
        ))}
      </ul>
    </li>
  )
}

interface HeadProps {
  readonly list: ListActor<Chapter>
  readonly learningHours: number
}

/** Totals. Playing time and credited learning hours differ, so each is labelled. */
function ChaptersHead({ list, learningHours }: HeadProps) {
  const found = useSelector(list, (snapshot) => snapshot.context.rows)
  const lectures = found.flatMap(({ courseware }) => courseware)
  const seconds = lectures.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0)
  const LL = texts().course
  return (
    <div>
      <h2 className="visually-hidden">{LL.detail.tabs.chapters()}</h2>
      {found.length > 0 && (
        <ul className="course-meta">
          <li>{LL.chapters.count({ count: found.length })}</li>
          <li>{LL.chapters.lectures({ count: lectures.length })}</li>
          {seconds > 0 && (
            <li>
              {LL.chapters.recorded({
                time: LL.exam.minutesOf({ count: Math.max(1, Math.round(seconds / SECONDS_PER_MINUTE)) }),
              })}
            </li>
          )}
          {learningHours > 0 && <li>{LL.chapters.counted({ hours: hoursText(learningHours, language()) })}</li>}
        </ul>
      )}
    </div>
  )
}

function NoChapters() {
  const LL = texts().course.chapters
  return <Face within="section" title={LL.emptyTitle()} text={LL.emptyText()} icon={<ListVideo />} />
}
