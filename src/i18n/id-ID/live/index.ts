import type { NamespaceLiveTranslation } from '../../i18n-types.ts'

const id_ID_live = {
	// TODO: insert translations

} satisfies NamespaceLiveTranslation

export default id_ID_live
