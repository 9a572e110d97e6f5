import type { Quality } from '#api/study/study.contract.ts'
import type { EngineCommand, EngineEvent, EngineInput, Settings } from '#machines/study/player-context.ts'

/** A running engine: it takes commands until it is stopped. */
export interface LectureEngine {
  obey(command: EngineCommand): void
  stop(): void
}

/** Milliseconds between two position reports. */
const REPORT = 250

/** Plays a lecture's film in a video element. A change of quality resumes at the same second. */
export function startLectureEngine(
  video: HTMLVideoElement,
  { lecture, quality, position, isWanted, settings }: EngineInput,
  addressOf: (fileID: string) => string,
  tell: (event: EngineEvent) => void,
): LectureEngine {
  const listening = new AbortController()
  const listen = (name: keyof HTMLMediaElementEventMap, heard: () => void): void =>
    video.addEventListener(name, heard, { signal: listening.signal })
  let shown: string | null = null
  let from = position
  let isBegun = false
  /** A film that is being replaced pauses, which is not the user's doing. */
  let isExchanged = false

  const set = ({ speed, volume, isMuted }: Settings): void => {
    video.defaultPlaybackRate = speed
    video.playbackRate = speed
    video.volume = volume
    video.muted = isMuted
  }
  const play = (): void => {
    video.play().catch((error: unknown) => {
      // Autoplay needs a user gesture; any other failure to play has its own event.
      if (error instanceof DOMException && error.name === 'NotAllowedError') tell({ type: 'source.paused' })
    })
  }
  const open = (wanted: Quality, at: number, plays: boolean): void => {
    const source = lecture.sources.find((one) => one.quality === wanted) ?? lecture.sources[0]
    if (source === undefined) return tell({ type: 'source.failed' })
    const address = addressOf(source.fileID)
    if (address === shown && video.error === null) return
    isExchanged = shown !== null
    shown = address
    from = at
    isBegun = false
    video.src = address
    video.load()
    if (plays) play()
  }

  set(settings)
  listen('loadedmetadata', () => {
    if (from > 0) video.currentTime = from
    isExchanged = false
    tell({ type: 'source.opened', duration: video.duration })
  })
  listen('playing', () => {
    isBegun = true
    tell({ type: 'source.playing' })
  })
  listen('waiting', () => {
    if (isBegun) tell({ type: 'source.stalled', isJump: video.seeking })
  })
  listen('pause', () => {
    if (!video.ended && !isExchanged) tell({ type: 'source.paused' })
  })
  listen('ended', () => tell({ type: 'source.ended' }))
  listen('seeked', report)
  listen('error', () => tell({ type: 'source.failed' }))
  const reporting = setInterval(report, REPORT)
  function report(): void {
    // Before the metadata is loaded currentTime is 0, whatever the start position.
    if (video.readyState > 0) tell({ type: 'source.moved', position: video.currentTime, ahead: aheadOf(video) })
  }
  // Deferred until the actor is created: its events would be lost before.
  queueMicrotask(() => {
    if (!listening.signal.aborted) open(quality, position, isWanted)
  })

  return {
    obey(command) {
      if (command.type === 'pause') video.pause()
      else if (command.type === 'seek') seek(command.position)
      else if (command.type === 'set') set(command.settings)
      else if (command.type === 'show') open(command.quality, command.position, command.isWanted)
      else play()
    },
    stop() {
      listening.abort()
      clearInterval(reporting)
      video.pause()
      video.removeAttribute('src')
      video.load()
    },
  }

  function seek(to: number): void {
    if (video.readyState > 0) video.currentTime = Math.min(Math.max(0, to), video.duration)
    else from = to
  }
}

/** Seconds buffered beyond the current position. */
function aheadOf({ buffered, currentTime }: HTMLVideoElement): number {
  for (let index = 0; index < buffered.length; index += 1)
    if (buffered.start(index) <= currentTime + 0.1 && currentTime <= buffered.end(index))
      return buffered.end(index) - currentTime
  return 0
}
