import { Button, IconButton } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { Ear, Image, RefreshCw, Volume2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

import { texts } from '#i18n/texts.ts'
import { captchaFlow } from '#machines/session/captcha.flow.ts'

import { usePortal } from '#app/context/portal-context.ts'
import { Field } from './field.tsx'

interface Props {
  readonly name: string
  readonly problem: string | null
  /** Number of captchas used by the form; a new one is loaded when it increases. */
  readonly spent: number
}

/** The captcha, as a picture or as spoken digits. */
export function CaptchaField({ name, problem, spent }: Props) {
  const { captchaAddress, nextCaptcha } = usePortal()
  const [first] = useState(nextCaptcha)
  const captcha = useActorRef(captchaFlow, { input: { first } })
  const isAudio = useSelector(captcha, (snapshot) => snapshot.hasTag('audio'))
  const isFailed = useSelector(captcha, (snapshot) => snapshot.hasTag('failed'))
  const isBusy = useSelector(captcha, (snapshot) => snapshot.hasTag('busy'))
  const round = useSelector(captcha, (snapshot) => snapshot.context.round)
  const lastSpent = useRef(spent)
  const input = useRef<HTMLInputElement>(null)
  const sound = useRef<HTMLAudioElement>(null)
  const LL = texts().signIn

  useEffect(() => {
    if (spent === lastSpent.current) return
    lastSpent.current = spent
    captcha.send({ type: 'captcha.renewed' })
    if (input.current) input.current.value = ''
  }, [captcha, spent])

  const address = captchaAddress(isAudio ? 'audio' : 'picture', round)
  const renew = () => {
    captcha.send({ type: 'captcha.renewed' })
    input.current?.focus()
  }
  return (
    <div className="captcha">
      <Field
        ref={input}
        name={name}
        label={LL.captcha()}
        problem={problem}
        hint={isFailed ? LL.captchaFailed() : null}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={16}
        dir="ltr"
        inputMode={isAudio ? 'numeric' : 'text'}
      />
      <div className="captcha-sight">
        {isAudio ? (
          <>
            <audio
              ref={sound}
              src={address}
              preload="none"
              onError={() => captcha.send({ type: 'captcha.notLoaded' })}
            />
            <Button
              type="button"
              variant="surface"
              size="3"
              className="captcha-play"
              onClick={() => void sound.current?.play().catch(() => captcha.send({ type: 'captcha.notLoaded' }))}
            >
              <Volume2 size={18} />
              {LL.playCaptcha()}
            </Button>
          </>
        ) : (
          <button
            type="button"
            className="captcha-picture"
            aria-busy={isBusy}
            onClick={renew}
            title={LL.anotherCaptcha()}
          >
            <img
              src={address}
              alt={LL.captchaPicture()}
              width="132"
              height="44"
              onLoad={() => captcha.send({ type: 'captcha.loaded' })}
              onError={() => captcha.send({ type: 'captcha.notLoaded' })}
            />
          </button>
        )}
        <IconButton
          type="button"
          size="3"
          variant="ghost"
          color="gray"
          aria-label={LL.anotherCaptcha()}
          onClick={renew}
        >
          <RefreshCw size={18} />
        </IconButton>
        <IconButton
          type="button"
          size="3"
          variant="ghost"
          color="gray"
          aria-label={isAudio ? LL.look() : LL.listen()}
          title={isAudio ? LL.look() : LL.listen()}
          onClick={() => captcha.send({ type: 'captcha.toldApart', by: isAudio ? 'picture' : 'audio' })}
        >
          {isAudio ? <Image size={18} /> : <Ear size={18} />}
        </IconButton>
      </div>
    </div>
  )
}
