import { useSelector } from '@xstate/react'
import { useEffect, useState, type RefObject } from 'react'

import { languageOf } from '#i18n/locales.ts'
import { language } from '#i18n/texts.ts'
import { lectureOf } from '#machines/study/player-context.ts'

import { usePortal } from '#app/context/portal-context.ts'
import { captionOf } from './caption-choice.ts'
import type { CoursePlayer } from './course-player.ts'
import './captions.css'

interface Props {
  readonly player: CoursePlayer
  readonly screen: RefObject<HTMLVideoElement | null>
}

/** Captions in the chosen language and its direction, above the controls. */
export function Captions({ player, screen }: Props) {
  const { fileAddress } = usePortal()
  const lecture = useSelector(player, (snapshot) => lectureOf(snapshot.context))
  const chosen = useSelector(player, (snapshot) => snapshot.context.settings.captions)
  const shown = captionOf(chosen, lecture, language().code)
  const file = lecture?.captions.find((one) => one.language === shown)?.fileID ?? null
  const lines = useCues(screen, file === null ? null : fileAddress(file))
  if (shown === null || lines.length === 0) return null
  return (
    <div className="player-captions" lang={languageOf(shown)?.tag} dir={languageOf(shown)?.dir}>
      {lines.map((line, index) => (
        <p key={index} className="player-caption">
          {line}
        </p>
      ))}
    </div>
  )
}

/** The cues at the current position. */
function useCues(screen: RefObject<HTMLVideoElement | null>, address: string | null): readonly string[] {
  const [lines, setLines] = useState<readonly string[]>([])
  useEffect(() => {
    const video = screen.current
    if (video === null || address === null) return undefined
    const element = document.createElement('track')
    element.kind = 'captions'
    element.src = address
    video.append(element)
    // The browser loads and times the cues, the player draws them.
    element.track.mode = 'hidden'
    const changed = () =>
      setLines([...(element.track.activeCues ?? [])].flatMap((cue) => (cue instanceof VTTCue ? [plainOf(cue)] : [])))
    element.track.addEventListener('cuechange', changed)
    return () => {
      element.track.removeEventListener('cuechange', changed)
      element.remove()
      setLines([])
    }
  }, [screen, address])
  return lines
}

/** The text of a cue without markup, e.g. for voices. */
const plainOf = (cue: VTTCue): string => cue.getCueAsHTML().textContent
