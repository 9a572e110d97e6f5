import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { CircleCheck, LockKeyhole, SearchX, TimerOff } from 'lucide-react'
import { Link } from 'wouter'

import { examAddress } from '#api/exam/addresses.ts'
import { homeAddress } from '#api/home/addresses.ts'
import { texts } from '#i18n/texts.ts'
import { has } from '#machines/kit/watching.ts'

import { Face } from '#views/kit/faces/face.tsx'
import { Failed } from '#views/kit/faces/failed.tsx'
import type { PaperActor } from '#views/paper/paper-actor.ts'

/** What stands in place of the questions. */
export function PaperFaces({ paper }: { paper: PaperActor }) {
  return (
    <div className="paper-alone" role="status">
      <Unopened paper={paper} />
      <Ended paper={paper} />
    </div>
  )
}

/** There is nothing to write. */
function Unopened({ paper }: { paper: PaperActor }) {
  const isMissing = useSelector(paper, has('missing'))
  const isForbidden = useSelector(paper, has('forbidden'))
  const isFailed = useSelector(paper, has('failed'))
  const failure = useSelector(paper, (snapshot) => snapshot.context.failure)
  const LL = texts()
  return (
    <>
      {isMissing && (
        <Face title={LL.paper.missing()} text={LL.paper.missingHint()} icon={<SearchX />}>
          <Home />
        </Face>
      )}
      {isForbidden && (
        <Face title={LL.problem.forbiddenHeading()} text={LL.problem.forbiddenText()} icon={<LockKeyhole />}>
          <Home />
        </Face>
      )}
      {isFailed && failure !== null && (
        <Failed within="page" failure={failure} retry={() => paper.send({ type: 'retry.requested' })} />
      )}
    </>
  )
}

/** There is nothing to write any more. */
function Ended({ paper }: { paper: PaperActor }) {
  const isHandedIn = useSelector(paper, has('handedIn'))
  const isOver = useSelector(paper, has('over'))
  const paperID = useSelector(paper, ({ context }) => context.paperID)
  const hasLost = useSelector(paper, ({ context }) => context.token === null && context.waiting.length > 0)
  const LL = texts().paper
  const lost = hasLost ? ` ${LL.undelivered()}` : ''
  return (
    <>
      {isHandedIn && (
        <Face title={LL.handedIn.title()} text={hasLost ? LL.undelivered() : LL.handedIn.text()} icon={<CircleCheck />}>
          <ToResult paperID={paperID} />
        </Face>
      )}
      {isOver && (
        <Face title={LL.over.title()} text={`${LL.over.text()}${lost}`} icon={<TimerOff />}>
          <ToResult paperID={paperID} />
        </Face>
      )}
    </>
  )
}

const ToResult = ({ paperID }: { readonly paperID: string }) => (
  <Button asChild variant="soft">
    <Link href={examAddress('paperresult', { paperID })}>{texts().paper.toResult()}</Link>
  </Button>
)
const Home = () => (
  <Button asChild variant="soft">
    <Link href={homeAddress('index')}>{texts().paper.toHome()}</Link>
  </Button>
)
