import { ContactChange } from './contact-change.tsx'

/** [ROUTE-09] */
export default function ResetEmailPage() {
  return <ContactChange channel="email" way="change" />
}
