import { useSelector } from '@xstate/react'

import { usePortal } from '#app/context/portal-context.ts'
import { Header } from '#views/shell/header.tsx'
import { CourseRanking } from './course-ranking.tsx'
import { CourseShelves } from './course-shelves.tsx'
import { LearnerRanking } from './learner-ranking.tsx'
import { Welcome } from './welcome.tsx'
import { WhatNow } from './what-now.tsx'
import './home.css'

/**
 * [ROUTE-02, ROUTE-03] The landing page: personal part first, for signed-in users only (gap GAP-39), then the offers.
 * It renders its own header (gap GAP-11).
 */
export default function HomePage() {
  const { session } = usePortal()
  const isSignedIn = useSelector(session, (snapshot) => snapshot.matches('signedIn'))
  return (
    <>
      <Header />
      <div className="column home" data-home={isSignedIn ? 'personal' : 'public'}>
        {isSignedIn ? <WhatNow /> : <Welcome />}
        <CourseShelves />
        <div className="home-rankings">
          <CourseRanking />
          {isSignedIn && <LearnerRanking />}
        </div>
      </div>
    </>
  )
}
