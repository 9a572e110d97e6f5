import { ContactChange } from './contact-change.tsx'

/** [ROUTE-10] */
export default function BindPhonePage() {
  return <ContactChange channel="phone" way="bind" />
}
