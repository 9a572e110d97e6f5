import { texts } from '#i18n/texts.ts'

/** Logo and name; the logo is public/portal.svg inlined, which saves a request. */
export function Brand() {
  return (
    <span className="brand">
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
        <rect width="32" height="32" rx="8" fill="#096dd9" />
        <path
          d="M8 22h5a4 4 0 0 0 4-4v-4a4 4 0 0 1 4-4h1"
          fill="none"
          stroke="#fff"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
        <circle cx="8" cy="22" r="3" fill="#fff" />
        <circle cx="23.5" cy="10" r="3.75" fill="none" stroke="#fff" strokeWidth="2.5" />
      </svg>
      <span className="brand-name">{texts().portal.name()}</span>
    </span>
  )
}
