import type { NamespaceLiveTranslation } from '../../i18n-types.ts'

const km_KH_live = {
	// TODO: insert translations

} satisfies NamespaceLiveTranslation

export default km_KH_live
