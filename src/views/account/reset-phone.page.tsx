import { ContactChange } from './contact-change.tsx'

/** [ROUTE-08] */
export default function ResetPhonePage() {
  return <ContactChange channel="phone" way="change" />
}
