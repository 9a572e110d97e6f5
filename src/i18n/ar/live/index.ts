import type { NamespaceLiveTranslation } from '../../i18n-types.ts'

const ar_live = {
	// TODO: insert translations

} satisfies NamespaceLiveTranslation

export default ar_live
