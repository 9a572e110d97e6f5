import { useSelector } from '@xstate/react'
import { Captions, CaptionsOff } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'

import { languageOf } from '#i18n/locales.ts'
import { numberText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'
import { hasBoth, lectureOf, speeds, type ChosenQuality } from '#machines/study/player-context.ts'

import { useMenuSource } from '#app/context/menu-source.ts'
import { useFetchedMenu } from '#views/shell/use-fetched-menu.ts'
import { captionLanguages, captionOf } from './caption-choice.ts'
import type { ChoiceMenuProps } from './choice-menu.tsx'
import type { CoursePlayer } from './course-player.ts'

interface Props {
  readonly player: CoursePlayer
  readonly stage: RefObject<HTMLElement | null>
}

/** Playback rate. */
export function SpeedMenu({ player, stage }: Props) {
  const speed = useSelector(player, (snapshot) => snapshot.context.settings.speed)
  const name = (value: number) => `${numberText(value, language())}×`
  return (
    <Choice
      stage={stage}
      label={`${texts().study.controls.speed()}: ${name(speed)}`}
      face={<bdi dir="ltr">{name(speed)}</bdi>}
      value={String(speed)}
      choices={speeds.map((value) => [String(value), name(value)] as const)}
      choose={(value) => player.send({ type: 'settings.chosen', settings: { speed: Number(value) } })}
    />
  )
}

/** [PLAYER-07] HD and SD, chosen by hand or by network stability. */
export function QualityMenu({ player, stage }: Props) {
  const isOffered = useSelector(player, (snapshot) => hasBoth(snapshot.context))
  const chosen = useSelector(player, (snapshot) => snapshot.context.settings.quality)
  const shown = useSelector(player, (snapshot) => snapshot.context.quality)
  const LL = texts().study.controls
  if (!isOffered) return null
  const names: readonly (readonly [ChosenQuality, string])[] = [
    ['auto', LL.auto()],
    ['hd', LL.hd()],
    ['sd', LL.sd()],
  ]
  return (
    <Choice
      stage={stage}
      label={`${LL.quality()}: ${LL[shown]()}${chosen === 'auto' ? ` · ${LL.auto()}` : ''}`}
      face={LL[shown]()}
      value={chosen}
      choices={names}
      choose={(value) => {
        const [quality] = names.find(([one]) => one === value) ?? ['auto']
        player.send({ type: 'quality.chosen', quality })
      }}
    />
  )
}

/** The available caption languages, the user's own first, or off. */
export function CaptionMenu({ player, stage }: Props) {
  const lecture = useSelector(player, (snapshot) => lectureOf(snapshot.context))
  const chosen = useSelector(player, (snapshot) => snapshot.context.settings.captions)
  const LL = texts().study.controls
  if (lecture === null || lecture.captions.length === 0) return null
  const shown = captionOf(chosen, lecture, language().code)
  const codes = captionLanguages(lecture, language().code)
  return (
    <Choice
      stage={stage}
      label={LL.captions()}
      face={shown === null ? <CaptionsOff size={20} /> : <Captions size={20} />}
      value={shown ?? 'off'}
      choices={[
        ['off', LL.captionsOff()] as const,
        ...codes.map((code) => [code, languageOf(code)?.label ?? code] as const),
      ]}
      choose={(captions) => player.send({ type: 'settings.chosen', settings: { captions } })}
    />
  )
}

interface ChoiceProps extends Omit<ChoiceMenuProps, 'trigger'> {
  readonly label: string
  readonly face: ReactNode
}

const load = () => import('./choice-menu.tsx')

function Choice({ label, face, ...menu }: ChoiceProps) {
  const { reportError } = useMenuSource()
  const { Menu, ask, near } = useFetchedMenu(load, reportError)
  const button = (
    <button
      type="button"
      className="player-control player-choice"
      aria-label={label}
      title={label}
      aria-haspopup="menu"
      {...near}
      onClick={ask}
    >
      {face}
    </button>
  )
  return Menu === null ? button : <Menu trigger={button} {...menu} />
}
