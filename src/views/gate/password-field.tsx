import { IconButton } from '@radix-ui/themes'
import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps, type KeyboardEvent } from 'react'

import { texts } from '#i18n/texts.ts'

import { Field } from './field.tsx'

/** A password field with a reveal button and a Caps Lock warning. */
export function PasswordField(props: Omit<ComponentProps<typeof Field>, 'end' | 'type' | 'hint'>) {
  const [isShown, setShown] = useState(false)
  const [hasCapsLock, setCapsLock] = useState(false)
  const LL = texts().signIn
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      hint={hasCapsLock ? LL.capsLock() : null}
      onKeyUp={watchCapsLock}
      dir="ltr"
      end={
        <IconButton
          type="button"
          variant="ghost"
          color="gray"
          aria-pressed={isShown}
          aria-label={isShown ? LL.hidePassword() : LL.showPassword()}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOff size={18} /> : <Eye size={18} />}
        </IconButton>
      }
    />
  )
}
