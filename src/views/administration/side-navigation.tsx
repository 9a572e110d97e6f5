import { useSelector } from '@xstate/react'
import {
  BookOpen,
  Building2,
  ClipboardCheck,
  ClipboardList,
  FileCheck,
  FilePenLine,
  Files,
  GraduationCap,
  Inbox,
  LayoutDashboard,
  Layers,
  LibraryBig,
  ListTree,
  ListChecks,
  Network,
  Newspaper,
  NotebookPen,
  Radio,
  Users,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'

import { numberText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'

import { useAdministration } from '#app/context/administration-context.ts'
import { useChanges } from '#views/kit/record/use-signals.ts'
import { addressOf, sectionOf, type SectionCode } from '#views/editor/sections.ts'

const icons: Readonly<Record<SectionCode, ReactNode>> = {
  overview: <LayoutDashboard size={18} aria-hidden="true" />,
  desk: <ClipboardCheck size={18} aria-hidden="true" />,
  outbox: <Inbox size={18} aria-hidden="true" />,
  information: <Newspaper size={18} aria-hidden="true" />,
  broadcasts: <Radio size={18} aria-hidden="true" />,
  organisation: <Building2 size={18} aria-hidden="true" />,
  people: <Users size={18} aria-hidden="true" />,
  departments: <Network size={18} aria-hidden="true" />,
  dictionaries: <ListTree size={18} aria-hidden="true" />,
  classes: <GraduationCap size={18} aria-hidden="true" />,
  courses: <BookOpen size={18} aria-hidden="true" />,
  topics: <Layers size={18} aria-hidden="true" />,
  resources: <Files size={18} aria-hidden="true" />,
  exams: <FilePenLine size={18} aria-hidden="true" />,
  papers: <FileCheck size={18} aria-hidden="true" />,
  questions: <ListChecks size={18} aria-hidden="true" />,
  banks: <LibraryBig size={18} aria-hidden="true" />,
  questionnaires: <ClipboardList size={18} aria-hidden="true" />,
  tasks: <NotebookPen size={18} aria-hidden="true" />,
}

/** [ROLE-06] One entry per part of the management scope, labelled by the server. */
export function SideNavigation() {
  const { session, places } = useAdministration()
  const menu = useSelector(session, (snapshot) => snapshot.context.menu)
  const current = useSelector(places, (snapshot) => sectionOf(snapshot.context.shown))
  if (menu.length === 0) return null
  return (
    <nav className="side-navigation" aria-label={texts().administration.navigation()}>
      <ul className="side-navigation-list">
        {menu.map(({ menuCode, meta }) => {
          const code = sectionOf(`/${menuCode}`)
          if (code === null) return null
          return (
            <li key={menuCode}>
              <Link
                className="side-navigation-entry"
                href={addressOf(code)}
                aria-current={code === current ? 'page' : undefined}
              >
                {icons[code]}
                <bdi>{meta.title}</bdi>
                {code === 'desk' && <Waiting />}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** How much waits for a decision; nothing while it is not known, and for none. */
function Waiting() {
  const { waiting } = useAdministration()
  useChanges(() => waiting.send({ type: 'item.reloaded' }))
  const count = useSelector(waiting, (snapshot) => snapshot.context.item?.count) ?? 0
  if (count === 0) return null
  return (
    <>
      <bdi className="side-navigation-count" aria-hidden="true">
        {numberText(count, language())}
      </bdi>
      <span className="visually-hidden">{texts().desk.count({ count })}</span>
    </>
  )
}
