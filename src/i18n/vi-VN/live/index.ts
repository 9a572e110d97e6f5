import type { NamespaceLiveTranslation } from '../../i18n-types.ts'

const vi_VN_live = {
	// TODO: insert translations

} satisfies NamespaceLiveTranslation

export default vi_VN_live
