import { useSelector } from '@xstate/react'
import { CircleCheck, CirclePlay, VideoOff } from 'lucide-react'

import type { Playable } from '#api/study/study.contract.ts'
import { percentText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'
import { lecturesOf } from '#machines/study/player-context.ts'
import { has } from '#machines/kit/watching.ts'

import { writtenIn } from '#views/kit/theme/written-in.ts'
import type { CoursePlayer } from './course-player.ts'
import { FilmTime } from './film-time.tsx'
import './chapter-list.css'

const DONE = 1

/** Chapters and lectures of the loaded course: the open one, and the progress of each. */
export function ChapterList({ player }: { player: CoursePlayer }) {
  const course = useSelector(player, (snapshot) => snapshot.context.course)
  const open = useSelector(player, (snapshot) => snapshot.context.lecture)
  const isPlaying = useSelector(player, has('playing'))
  const LL = texts().study.chapters
  const lectures = lecturesOf(course)
  return (
    <>
      <p className="player-chapters-count">
        {LL.done({ done: lectures.filter(({ share }) => share >= DONE).length, all: lectures.length })}
      </p>
      <ol className="player-chapter-list">
        {course?.chapters.map((chapter) => (
          <li key={chapter.chapterID} className="player-chapter">
            {/* A chapter with a single lecture often has the same name. */}
            {chapter.courseware.some(({ title }) => title !== chapter.title) && (
              <h2 className="player-chapter-title">
                <bdi {...writtenIn(chapter.language)}>{chapter.title}</bdi>
              </h2>
            )}
            <ol className="player-lecture-list">
              {chapter.courseware.map((lecture) => (
                <Lecture
                  key={lecture.coursewareID}
                  lecture={lecture}
                  isOpen={lecture.coursewareID === open}
                  isPlaying={isPlaying}
                  choose={() => player.send({ type: 'lecture.chosen', lecture: lecture.coursewareID })}
                />
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </>
  )
}

interface LectureProps {
  readonly lecture: Playable
  readonly isOpen: boolean
  readonly isPlaying: boolean
  readonly choose: () => void
}

function Lecture({ lecture, isOpen, isPlaying, choose }: LectureProps) {
  const { title, durationSeconds, share, sources, needsIe } = lecture
  const LL = texts().study
  const isPlayable = sources.length > 0 && !needsIe
  const note = needsIe ? LL.chapters.needsIe() : !isPlayable ? LL.chapters.noSource() : null
  return (
    <li>
      <button
        type="button"
        className="player-lecture"
        aria-current={isOpen}
        data-playing={isOpen && isPlaying}
        onClick={isOpen ? undefined : choose}
      >
        <span className="player-lecture-icon" aria-hidden="true">
          {!isPlayable ? <VideoOff size={18} /> : share >= DONE ? <CircleCheck size={18} /> : <CirclePlay size={18} />}
        </span>
        <span className="player-lecture-words">
          <bdi className="player-lecture-title" {...writtenIn(lecture.language)}>
            {title}
          </bdi>
          <span className="player-lecture-facts">
            {note ?? <FilmTime seconds={durationSeconds} />}
            {isOpen && <span className="player-lecture-now">{LL.chapters.now()}</span>}
            {share >= DONE && <span>{LL.chapters.isDone()}</span>}
          </span>
          {share > 0 && share < DONE && (
            <span
              className="player-lecture-share"
              role="img"
              aria-label={LL.chapters.share({ percent: percentText(Math.floor(share * 100), language()) })}
            >
              <span style={{ inlineSize: `${share * 100}%` }} />
            </span>
          )}
        </span>
      </button>
    </li>
  )
}
