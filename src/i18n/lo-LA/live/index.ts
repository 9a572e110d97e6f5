import type { NamespaceLiveTranslation } from '../../i18n-types.ts'

const lo_LA_live = {
	// TODO: insert translations

} satisfies NamespaceLiveTranslation

export default lo_LA_live
