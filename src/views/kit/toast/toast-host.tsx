import { useEffect } from 'react'
import { toast, Toaster } from 'sonner'

import { language, texts } from '#i18n/texts.ts'

import { dropToast, type HostProps } from './toasts.tsx'

export default function ToastHost({ waiting, isDark }: HostProps) {
  useEffect(() => {
    for (const { id, kind, text, duration } of waiting) {
      toast[kind](text, { id, ...(duration !== null && { duration }) })
      dropToast(id)
    }
  }, [waiting])
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
