import { useEffect } from 'react'
import { toast, Toaster } from 'sonner'

import { language, texts } from '#i18n/texts.ts'

import type { HostProps } from './toasts.tsx'

export default function ToastHost({ waiting, isDark, onTaken }: HostProps) {
  useEffect(() => {
    for (const { id, kind, text, duration } of waiting) {
      toast[kind](text, { id, ...(duration !== null && { duration }) })
      onTaken(id)
    }
  }, [waiting, onTaken])
  return (
    <Toaster
      position="top-center"
      dir={language().dir}
      theme={isDark ? 'dark' : 'light'}
      richColors
      containerAriaLabel={texts().portal.notices()}
    />
  )
}
