import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { LockKeyhole, SearchX } from 'lucide-react'
import { lazy, Suspense, type ReactNode } from 'react'
import { Link } from 'wouter'

import { homeAddress } from '#api/home/addresses.ts'
import { loadAreas, texts } from '#i18n/texts.ts'
import { has } from '#machines/kit/watching.ts'

import { Face } from '#views/kit/faces/face.tsx'
import { Failed } from '#views/kit/faces/failed.tsx'
import { Skeleton } from '#views/kit/skeleton/skeleton.tsx'
import type { PaperActor } from '#views/paper/paper-actor.ts'
import { isJustSubmitted } from './shown-sheet.ts'

/** What is said afterwards is fetched while it is answered, or once there is nothing to answer. */
export const fetchEnded = async () => {
  const [module] = await Promise.all([import('./sheet-ended.tsx'), loadAreas(['record'])])
  return module
}
const SheetEnded = lazy(async () => ({ default: (await fetchEnded()).SheetEnded }))

interface Props {
  readonly paper: PaperActor
  readonly questionnaireID: string
  /** In place of what is said once it has just been submitted. */
  readonly submitted: ReactNode | undefined
}

/** What stands in place of the questions. */
export function SheetFaces({ paper, questionnaireID, submitted }: Props) {
  const isMissing = useSelector(paper, has('missing'))
  const isForbidden = useSelector(paper, has('forbidden'))
  const isFailed = useSelector(paper, has('failed'))
  const isEnded = useSelector(
    paper,
    (snapshot) => snapshot.hasTag('notOpen') || snapshot.hasTag('handedIn') || snapshot.hasTag('over'),
  )
  const isSubmittedNow = useSelector(paper, isJustSubmitted)
  const failure = useSelector(paper, ({ context }) => context.failure)
  const { problem, questionnaireSheet: LL } = texts()
  return (
    <div className="sheet-alone">
      {isMissing && (
        <Face title={LL.missing.title()} text={LL.missing.text()} icon={<SearchX />}>
          <ToHome />
        </Face>
      )}
      {isForbidden && (
        <Face title={problem.forbiddenHeading()} text={problem.forbiddenText()} icon={<LockKeyhole />}>
          <ToHome />
        </Face>
      )}
      {isFailed && failure !== null && (
        <Failed within="page" failure={failure} retry={() => paper.send({ type: 'retry.requested' })} />
      )}
      {isEnded && isSubmittedNow && submitted}
      {isEnded && !(isSubmittedNow && submitted !== undefined) && (
        <Suspense fallback={<Skeleton label={texts().portal.loading()} repeat={3} />}>
          <SheetEnded paper={paper} questionnaireID={questionnaireID} home={<ToHome />} />
        </Suspense>
      )}
    </div>
  )
}

const ToHome = () => (
  <Button asChild variant="soft">
    <Link href={homeAddress('index')}>{texts().paper.toHome()}</Link>
  </Button>
)
