import { useActorRef, useSelector } from '@xstate/react'
import { File, FileText, Film, Image, type LucideIcon } from 'lucide-react'
import { use, useEffect, useEffectEvent } from 'react'
import { Link } from 'wouter'

import { courseAddress } from '#api/course/addresses.ts'
import type { Resource, ResourceType } from '#api/resource/resource.contract.ts'
import { reasonText } from '#i18n/reason.ts'
import { texts } from '#i18n/texts.ts'

import { Rating } from '#views/kit/stars/rating.tsx'
import { FileSize } from '#views/kit/file-size/file-size.tsx'
import { usePortal } from '#app/context/portal-context.ts'
import { showToast } from '#views/kit/toast/toasts.tsx'
import { writtenIn } from '#views/kit/theme/written-in.ts'
import { DateText } from '#views/kit/time/time-text.tsx'
import { DownloadAction, DownloadSaid } from './download-action.tsx'
import { RatingAction, RatingSaid } from './rating-action.tsx'
import { RatingDialog } from './rating-dialog.tsx'
import './resource-row.css'

const icons: Readonly<Record<ResourceType, LucideIcon>> = { video: Film, image: Image, document: FileText, other: File }

interface Props {
  readonly resource: Resource
  readonly level: 2 | 3
  /** Shows its course, where that is not obvious. */
  readonly hasPlace?: boolean
  /** Called when the shown data is stale. */
  readonly renew: () => void
}

/** [RESOURCE-02, ENTITY-25] A resource: facts, rating and download. */
export function ResourceRow({ resource, level, hasPlace = false, renew }: Props) {
  const { resourceID, name, summary, language, type, stars, rating, ratingCount } = resource
  const flows = use(usePortal().flows.resources())
  const rater = useActorRef(flows.rating, { input: { resourceID, stars, rating, ratingCount } })
  const loader = useActorRef(flows.download, { input: { resourceID } })
  const outdated = useEffectEvent(() => {
    showToast('warning', reasonText(texts(), 'resource.alreadyRated'))
    renew()
  })
  useEffect(() => {
    const subscription = rater.on('outdated', () => outdated())
    return () => subscription.unsubscribe()
  }, [rater])
  const times = useSelector(loader, (snapshot) => snapshot.context.times)
  const all = useSelector(rater, (snapshot) => snapshot.context)
  const Icon = icons[type]
  const Heading = `h${level}` as const
  return (
    <li className="resource-row">
      <span className="resource-icon" aria-hidden="true">
        <Icon size={22} />
      </span>
      <div className="resource-words">
        <Heading className="resource-name">
          <bdi {...writtenIn(language)}>{name}</bdi>
        </Heading>
        {summary !== '' && (
          <p className="resource-summary">
            <bdi {...writtenIn(language)}>{summary}</bdi>
          </p>
        )}
        <Facts
          resource={resource}
          downloadCount={resource.downloadCount + times}
          rating={all.rating}
          ratingCount={all.ratingCount}
        />
        {hasPlace && <Place course={resource.course} />}
      </div>
      <div className="resource-actions">
        <DownloadAction loader={loader} name={name} size={resource.file?.size ?? null} />
        <RatingAction rater={rater} name={name} />
      </div>
      <DownloadSaid loader={loader} />
      <RatingSaid rater={rater} />
      <RatingDialog rater={rater} name={name} language={language} />
    </li>
  )
}

type FactsProps = Pick<Resource, 'downloadCount' | 'rating' | 'ratingCount'> & { readonly resource: Resource }

function Facts({ resource: { type, file, uploadedAt }, downloadCount, rating, ratingCount }: FactsProps) {
  const LL = texts()
  return (
    <ul className="course-meta">
      <li>
        {LL.resource.type[type]()}
        {file !== null && file.extension !== '' && (
          <span className="resource-extension">
            <bdi>{file.extension.toUpperCase()}</bdi>
          </span>
        )}
      </li>
      <li>{file === null ? LL.resource.noFile() : <FileSize bytes={file.size} />}</li>
      <li>
        {LL.resource.uploaded()} <DateText value={uploadedAt} precision="day" />
      </li>
      <li>{LL.resource.downloads({ count: downloadCount })}</li>
      <li>
        {rating === null ? (
          LL.course.notRated()
        ) : (
          <span className="resource-rated">
            <Rating value={rating} /> {LL.course.ratings({ count: ratingCount })}
          </span>
        )}
      </li>
    </ul>
  )
}

function Place({ course }: Pick<Resource, 'course'>) {
  if (course === null) return <p className="resource-place">{texts().resource.forAll()}</p>
  return (
    <p className="resource-place">
      <Link
        className="resource-course"
        href={courseAddress('course-detail', { courseID: course.courseID, tab: 'data' })}
      >
        <bdi {...writtenIn(course.language)}>{course.courseName}</bdi>
      </Link>
    </p>
  )
}
