import { Button } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { CircleAlert } from 'lucide-react'
import { use, useEffect, useId, useRef, useState } from 'react'

import type { CurrentUser } from '#api/session/user.contract.ts'
import { reasonText } from '#i18n/reason.ts'
import { texts } from '#i18n/texts.ts'
import { has } from '#machines/kit/watching.ts'

import { Avatar } from '#views/kit/cover/avatar.tsx'
import { Dialog } from '#views/kit/dialog/dialog.tsx'
import { failureText, usePortal } from '#app/context/portal-context.ts'
import { Skeleton } from '#views/kit/skeleton/skeleton.tsx'
import { showToast } from '#views/kit/toast/toasts.tsx'
import { useFormRefused } from '#views/kit/toast/use-form-refused.ts'
import { Progress } from '#views/kit/progress/progress.tsx'
import { CropControls } from './crop-controls.tsx'
import { CropFrame } from './crop-frame.tsx'
import { PictureSources } from './picture-sources.tsx'
import { newStage } from './stage.ts'
import './avatar-dialog.css'

interface Props {
  readonly user: CurrentUser
  readonly saved: () => void
  readonly closed: () => void
}

/** [SHELL-31..37] The avatar dialog: choose, crop, upload, apply. */
export default function AvatarDialog({ user, saved, closed }: Props) {
  const { avatar: flowOn } = use(usePortal().flows.profile())
  // Created once: the flow's services refer to the stage.
  const [{ stage, flow }] = useState(() => {
    const made = newStage()
    return { stage: made, flow: flowOn(made) }
  })
  const avatar = useActorRef(flow, { input: { userId: user.userId } })
  useFormRefused(avatar)
  const { source, round, refusal, failure, drawn, sent } = useSelector(avatar, (snapshot) => snapshot.context)
  const isLoading = useSelector(avatar, has('loadingMark'))
  const isUnloaded = useSelector(avatar, has('unloaded'))
  const isReading = useSelector(avatar, has('reading'))
  const isBusy = useSelector(avatar, has('busy'))
  const isSending = useSelector(avatar, has('sending'))
  const previews = useRef<HTMLDivElement>(null)
  const problemId = useId()
  const LL = texts()
  const words = LL.profile.avatar
  useEffect(() => {
    const heard = [
      avatar.on('saved', () => {
        showToast('success', texts().profile.avatar.saved())
        saved()
      }),
      avatar.on('dropped', closed),
    ]
    return () => heard.forEach((one) => one.unsubscribe())
  }, [avatar, saved, closed])
  const drop = () => avatar.send({ type: 'change.dropped' })
  const choose = (file: File | undefined) => {
    if (file !== undefined)
      avatar.send({ type: 'file.chosen', file: { name: file.name, size: file.size, content: file } })
  }
  const isClosed = isBusy || isReading
  const problem =
    refusal !== null ? reasonText(LL, refusal) : failure !== null && !isClosed ? failureText(failure) : null
  return (
    <Dialog
      size="large"
      title={LL.profile.card.changePicture()}
      text={words.text()}
      close={drop}
      actions={
        <>
          <Button variant="soft" color="gray" disabled={isBusy && !isSending} onClick={drop}>
            {LL.profile.cancel()}
          </Button>
          <Button
            loading={isBusy}
            disabled={isLoading || isUnloaded || isReading}
            onClick={() => avatar.send({ type: 'avatar.confirmed' })}
          >
            {failure !== null && source !== null ? LL.portal.retry() : LL.profile.confirm()}
          </Button>
        </>
      }
    >
      {isLoading ? (
        <Skeleton label={LL.portal.loading()} repeat={3} />
      ) : isUnloaded ? (
        <div className="notice avatar-unloaded" data-kind="error" role="alert">
          <CircleAlert size={16} aria-hidden="true" />
          <span>{words.unloaded()}</span>
          <Button variant="ghost" size="1" onClick={() => avatar.send({ type: 'cropper.retried' })}>
            {LL.portal.retry()}
          </Button>
        </div>
      ) : (
        <div className="avatar-parts">
          <div className="avatar-crop">
            <CropFrame
              key={round}
              source={source}
              stage={stage}
              previews={previews}
              isClosed={isClosed}
              isReading={isReading}
              choose={choose}
              describedBy={problemId}
            />
            <CropControls stage={stage} isClosed={isClosed || source === null} />
          </div>
          <div className="avatar-side">
            <div className="avatar-previews">
              <h2 className="avatar-heading">{words.preview()}</h2>
              <div ref={previews} className="avatar-preview-row">
                {/* [SHELL-33] The current avatar until one is chosen. */}
                <div className="avatar-preview" data-size="96" aria-hidden="true">
                  {source === null && (
                    <Avatar id={user.userId} name={user.originalName} size={64} imageID={user.headImg} />
                  )}
                </div>
                <div className="avatar-preview" data-size="40" aria-hidden="true">
                  {source === null && (
                    <Avatar id={user.userId} name={user.originalName} size={40} imageID={user.headImg} />
                  )}
                </div>
              </div>
            </div>
            <PictureSources
              selected={source?.kind === 'preset' ? source.id : null}
              isClosed={isClosed}
              choosePreset={(id, address) => avatar.send({ type: 'preset.chosen', id, address })}
              chooseFile={choose}
            />
          </div>
          <div className="avatar-end">
            {isSending && drawn !== null && (
              <div className="avatar-sending">
                <Progress value={(100 * sent) / drawn.size} label={words.sending()} />
                <Button variant="ghost" size="1" onClick={() => avatar.send({ type: 'upload.cancelled' })}>
                  {words.cancelSending()}
                </Button>
              </div>
            )}
            <p className="avatar-problem" id={problemId} role="alert">
              {problem}
            </p>
          </div>
        </div>
      )}
    </Dialog>
  )
}
