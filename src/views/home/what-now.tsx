import { useActorRef } from '@xstate/react'
import { use } from 'react'

import { usePortal } from '#app/context/portal-context.ts'
import { Agenda } from './agenda.tsx'
import { ContinueLearning } from './continue-learning.tsx'
import { Greeting } from './greeting.tsx'
import { ToDo } from './to-do.tsx'
import './what-now.css'

/** Personal part of home: continue learning, tasks, agenda. */
export function WhatNow() {
  const { today } = use(usePortal().flows.home())
  const days = useActorRef(today, { input: { id: '' } })
  return (
    <>
      <Greeting />
      <div className="home-now">
        <div className="home-own">
          <ContinueLearning />
          <ToDo tasks={days} />
        </div>
        <Agenda />
      </div>
    </>
  )
}
