import { texts } from '#i18n/texts.ts'

export function Brand() {
  return (
    <span className="brand">
      <img src="/portal.svg" alt="" width="28" height="28" />
      <span className="brand-name">{texts().portal.name()}</span>
    </span>
  )
}
