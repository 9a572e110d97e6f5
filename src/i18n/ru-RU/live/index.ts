import type { NamespaceLiveTranslation } from '../../i18n-types.ts'

const ru_RU_live = {
	// TODO: insert translations

} satisfies NamespaceLiveTranslation

export default ru_RU_live
