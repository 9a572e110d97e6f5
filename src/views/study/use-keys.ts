import { useEffect, useEffectEvent, type RefObject } from 'react'

import { lectureOf, speeds } from '#machines/study/player-context.ts'
import { language } from '#i18n/texts.ts'
import { has } from '#machines/kit/watching.ts'

import { captionOf } from './caption-choice.ts'
import type { CoursePlayer } from './course-player.ts'
import { showShortcuts } from './shortcuts-shown.ts'

const STEP = 5
const LEAP = 10
const LOUDER = 0.05

/** Keyboard shortcuts as in common players. */
function actOn(key: string, player: CoursePlayer, stage: HTMLElement | null): boolean {
  const { context } = player.getSnapshot()
  const { settings, position, duration } = context
  const seek = (to: number) => player.send({ type: 'seek.requested', position: Math.min(Math.max(0, to), duration) })
  const set = (chosen: Partial<typeof settings>) => player.send({ type: 'settings.chosen', settings: chosen })
  const sound = (by: number) => {
    const volume = Math.min(1, Math.max(0, (settings.isMuted ? 0 : settings.volume) + by))
    set({ volume, isMuted: volume === 0 })
  }
  const speed = (by: number) => {
    const at = speeds.findIndex((one) => one === settings.speed)
    set({ speed: speeds[Math.min(speeds.length - 1, Math.max(0, at + by))] ?? 1 })
  }
  const toggle = () =>
    player.send({ type: has('running')(player.getSnapshot()) ? 'pause.requested' : 'play.requested' })
  const captions = () => {
    const lecture = lectureOf(context)
    const isOn = captionOf(settings.captions, lecture, language().code) !== null
    if (lecture !== null && lecture.captions.length > 0)
      set({ captions: isOn ? 'off' : (captionOf('on', lecture, language().code) ?? 'off') })
  }
  const fullScreen = () => {
    const change = document.fullscreenElement === null ? stage?.requestFullscreen() : document.exitFullscreen()
    change?.catch(() => undefined)
  }
  const acts: Readonly<Record<string, () => void>> = {
    ' ': toggle,
    k: toggle,
    j: () => seek(position - LEAP),
    l: () => seek(position + LEAP),
    ArrowLeft: () => seek(position - STEP),
    ArrowRight: () => seek(position + STEP),
    ArrowUp: () => sound(LOUDER),
    ArrowDown: () => sound(-LOUDER),
    m: () => set({ isMuted: !settings.isMuted }),
    c: captions,
    f: fullScreen,
    '<': () => speed(-1),
    '>': () => speed(1),
    '?': showShortcuts,
    Home: () => seek(0),
  }
  const act = /^[0-9]$/.test(key)
    ? () => seek((duration * Number(key)) / 10)
    : acts[key.length === 1 ? key.toLowerCase() : key]
  act?.()
  return act !== undefined
}

/** The player's shortcuts; ignored in elements that handle keys themselves. */
export function useKeys(player: CoursePlayer, stage: RefObject<HTMLElement | null>): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event
    if (ctrlKey || metaKey || altKey || event.defaultPrevented || !has('film')(player.getSnapshot())) return
    const place = target instanceof HTMLElement ? target : document.body
    if (
      place.closest('input:not([type=range]), textarea, select, [role=menu], [role=dialog], [role=alertdialog]') !==
      null
    )
      return
    // Space presses a focused button, arrows move a focused slider.
    if (key === ' ' && place.closest('button, a, [role=button]') !== null) return
    if (key.startsWith('Arrow') && place.matches('[role=slider], input[type=range]')) return
    if (actOn(key, player, stage.current)) event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => pressed(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}
