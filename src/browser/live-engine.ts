import Hls, { type ErrorData, type Level } from 'hls.js'
import worker from 'hls.js/dist/hls.worker.js?url'

import type {
  ChosenQuality,
  EngineCommand,
  EngineEvent,
  EngineInput,
  Quality,
} from '#machines/live/live-player.flow.ts'

/** Minimum height in lines of an HD picture. */
const HD_LINES = 720
const QUALITIES: readonly Quality[] = ['hd', 'sd']
const HLS_TYPE = 'application/vnd.apple.mpegurl'

/** A running engine: it takes commands until it is stopped. */
export interface LiveEngine {
  obey(command: EngineCommand): void
  stop(): void
}
type Tell = (event: EngineEvent) => void

/**
 * Plays an HLS source in a video element: by hls.js, or natively where the browser has no Media Source Extensions
 * (iPhones), which then chooses the quality itself.
 */
export function startLiveEngine(video: HTMLVideoElement, input: EngineInput, tell: Tell): LiveEngine {
  const sound = ({ volume, isMuted }: Pick<EngineInput, 'volume' | 'isMuted'>): void => {
    video.volume = volume
    video.muted = isMuted
  }
  const play = (): void => {
    video.play().catch((error: unknown) => {
      // Autoplay needs a user gesture; any other failure to play has its own event.
      if (error instanceof DOMException && error.name === 'NotAllowedError') tell({ type: 'source.paused' })
    })
  }
  const begin = (qualities: readonly Quality[]): void => {
    tell({ type: 'source.connected', qualities })
    if (input.isWanted) play()
    else tell({ type: 'source.paused' })
  }

  sound(input)
  const listening = new AbortController()
  const listen = (name: keyof HTMLMediaElementEventMap, heard: () => void): void =>
    video.addEventListener(name, heard, { signal: listening.signal })
  listen('playing', () => tell({ type: 'source.playing' }))
  listen('waiting', () => tell({ type: 'source.stalled' }))
  listen('pause', () => {
    if (!video.ended) tell({ type: 'source.paused' })
  })
  listen('ended', () => tell({ type: 'source.over' }))
  const source = Hls.isSupported() ? byHls(video, input, tell, begin) : byBrowser(video, input, tell, begin, listen)

  return {
    obey(command) {
      if (command.type === 'pause') video.pause()
      else if (command.type === 'sound') sound(command)
      else if (command.type === 'show') source.show(command.quality)
      else {
        // The live edge has moved on in the meantime.
        const edge = source.liveEdge()
        if (edge !== null) video.currentTime = edge
        play()
      }
    },
    stop() {
      listening.abort()
      source.close()
      video.removeAttribute('src')
      video.load()
    },
  }
}

interface Source {
  show(quality: ChosenQuality): void
  /** The live edge on the video's time line, in seconds; null: unknown. */
  liveEdge(): number | null
  close(): void
}
type Begin = (qualities: readonly Quality[]) => void

function byHls(video: HTMLVideoElement, input: EngineInput, tell: Tell, begin: Begin): Source {
  const hls = new Hls({ workerPath: worker, liveDurationInfinity: true, backBufferLength: 30 })
  const show = (quality: ChosenQuality): void => {
    hls.nextLevel = quality === 'auto' ? -1 : levelOf(hls, quality)
  }
  hls.on(Hls.Events.MANIFEST_PARSED, () => {
    if (input.quality !== 'auto') show(input.quality)
    const there = new Set(hls.levels.map(qualityOf))
    begin(QUALITIES.filter((quality) => there.has(quality)))
  })
  hls.on(Hls.Events.LEVEL_SWITCHED, (_, { level }) => {
    const shown = hls.levels[level]
    if (shown !== undefined) tell({ type: 'source.switched', quality: qualityOf(shown) })
  })
  hls.on(Hls.Events.ERROR, (_, error) => {
    if (error.fatal) tell({ type: isUnplayable(error) ? 'source.unplayable' : 'source.failed' })
  })
  hls.loadSource(input.source)
  hls.attachMedia(video)
  return { show, liveEdge: () => hls.liveSyncPosition, close: () => hls.destroy() }
}

const qualityOf = ({ height }: Level): Quality => (height >= HD_LINES ? 'hd' : 'sd')

/** The best level of a quality among those with the current codecs; -1 leaves the choice to hls.js. */
function levelOf({ levels, currentLevel }: Hls, quality: Quality): number {
  const codecs = (levels[currentLevel] ?? levels[0])?.codecSet
  const fitting = levels.filter((level) => qualityOf(level) === quality && level.codecSet === codecs)
  const best = fitting.reduce<Level | null>(
    (one, other) => (one === null || other.bitrate > one.bitrate ? other : one),
    null,
  )
  return best === null ? -1 : levels.indexOf(best)
}

const isUnplayable = ({ details }: ErrorData): boolean =>
  details === Hls.ErrorDetails.MANIFEST_INCOMPATIBLE_CODECS_ERROR ||
  details === Hls.ErrorDetails.BUFFER_INCOMPATIBLE_CODECS_ERROR ||
  details === Hls.ErrorDetails.BUFFER_ADD_CODEC_ERROR

function byBrowser(
  video: HTMLVideoElement,
  input: EngineInput,
  tell: Tell,
  begin: Begin,
  listen: (name: keyof HTMLMediaElementEventMap, heard: () => void) => void,
): Source {
  if (video.canPlayType(HLS_TYPE) === '') {
    tell({ type: 'source.unplayable' })
  } else {
    listen('loadedmetadata', () => begin([]))
    listen('error', () => tell({ type: 'source.failed' }))
    video.src = input.source
  }
  return {
    show: () => undefined,
    liveEdge: () => (video.seekable.length > 0 ? video.seekable.end(video.seekable.length - 1) : null),
    close: () => undefined,
  }
}
