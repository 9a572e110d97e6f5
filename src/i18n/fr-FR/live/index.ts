import type { NamespaceLiveTranslation } from '../../i18n-types.ts'

const fr_FR_live = {
	// TODO: insert translations

} satisfies NamespaceLiveTranslation

export default fr_FR_live
