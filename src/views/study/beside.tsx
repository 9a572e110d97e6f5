import { useSelector } from '@xstate/react'
import { Direction, Tabs } from 'radix-ui'

import { language, texts } from '#i18n/texts.ts'

import { NotePad } from '#views/note/note-pad.tsx'
import { Skeleton } from '#views/kit/skeleton/skeleton.tsx'
import { ChapterList } from './chapter-list.tsx'
import type { CoursePlayer } from './course-player.ts'
import '#views/kit/tabs/panel-tab.css'
import './beside.css'

/** Side panel of the player, below it on small screens: chapters, and a note at the current position. */
export function Beside({ player }: { player: CoursePlayer }) {
  const course = useSelector(player, (snapshot) => snapshot.context.course)
  const LL = texts().study
  if (course === null) {
    return (
      <aside className="player-beside">
        <Skeleton label={texts().portal.loading()} repeat={2} />
      </aside>
    )
  }
  return (
    <Direction.Provider dir={language().dir}>
      <Tabs.Root asChild defaultValue="chapters">
        <aside className="player-beside" aria-label={course.courseName}>
          <Tabs.List className="player-tabs" aria-label={course.courseName}>
            <Tabs.Trigger className="panel-tab" value="chapters">
              {LL.chapters.title()}
            </Tabs.Trigger>
            <Tabs.Trigger className="panel-tab" value="notes">
              {LL.notes()}
            </Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value="chapters" forceMount tabIndex={-1}>
            <ChapterList player={player} />
          </Tabs.Content>
          <Tabs.Content value="notes" forceMount tabIndex={-1} className="player-notes">
            <Notes player={player} courseID={course.courseID} />
          </Tabs.Content>
        </aside>
      </Tabs.Root>
    </Direction.Provider>
  )
}

function Notes({ player, courseID }: { player: CoursePlayer; courseID: string }) {
  const lecture = useSelector(player, (snapshot) => snapshot.context.lecture)
  const second = useSelector(player, (snapshot) => Math.floor(snapshot.context.position))
  return <NotePad courseID={courseID} coursewareID={lecture} positionSeconds={second} />
}
