import { useActorRef, useSelector } from '@xstate/react'
import { use, useState } from 'react'

import { rankingPeriods, type LearnerRanking as Ranking, type RankingPeriod } from '#api/course/course.contract.ts'
import { hoursText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'

import { Avatar } from '#views/kit/cover/avatar.tsx'
import { DetailFaces } from '#views/kit/faces/detail-faces.tsx'
import { usePortal } from '#app/context/portal-context.ts'
import { Bones } from './bones.tsx'
import { HomeSection } from './home-section.tsx'
import { NoRanking, Rank, RANKED } from './rank.tsx'

/** [ROUTE-03] Learners with the most study time this month or year, and the user's own rank. */
export function LearnerRanking() {
  const [period, choose] = useState<RankingPeriod>('month')
  const LL = texts().home.ranking
  return (
    <HomeSection
      name="learner-ranking"
      heading={LL.learners()}
      note={LL.learnersNote()}
      tools={
        <div className="periods" role="group" aria-label={LL.period()}>
          {rankingPeriods.map((entry) => (
            <button
              key={entry}
              type="button"
              className="period"
              aria-pressed={entry === period}
              onClick={() => choose(entry)}
            >
              {LL[entry]()}
            </button>
          ))}
        </div>
      }
    >
      <Places key={period} period={period} />
    </HomeSection>
  )
}

function Places({ period }: { period: RankingPeriod }) {
  const { learnerRanking } = use(usePortal().flows.home())
  const detail = useActorRef(learnerRanking, { input: { id: period } })
  return (
    <DetailFaces detail={detail} within="section" waiting={<Bones kind="rank" count={RANKED} />}>
      {({ list, self }) => (list.length === 0 ? <NoRanking /> : <Standing list={list} self={self} />)}
    </DetailFaces>
  )
}

function Standing({ list, self }: Ranking) {
  const { session } = usePortal()
  const user = useSelector(session, (snapshot) => snapshot.context.user)
  const LL = texts().home.ranking
  const most = Math.max(0.1, list[0]?.hours ?? 0)
  const isListed = list.some(({ isSelf }) => isSelf)
  return (
    <>
      <ol className="ranks">
        {list.map(({ position, userId, originalName, hours, isSelf }) => (
          <Rank
            key={userId}
            position={position}
            share={hours / most}
            value={hoursText(hours, language())}
            isSelf={isSelf}
          >
            <Avatar id={userId} name={originalName} size={32} />
            <bdi>{originalName}</bdi>
            {isSelf && <span className="rank-self">{LL.self()}</span>}
          </Rank>
        ))}
        {self !== null && !isListed && (
          <Rank position={self.position} share={self.hours / most} value={hoursText(self.hours, language())} isSelf>
            <Avatar id={user?.userId ?? ''} name={user?.originalName ?? LL.self()} size={32} />
            {user !== null && <bdi>{user.originalName}</bdi>}
            <span className="rank-self">{LL.self()}</span>
          </Rank>
        )}
      </ol>
      {self === null && <p className="home-nothing">{LL.noSelf()}</p>}
    </>
  )
}
