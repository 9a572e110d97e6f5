import type { NamespaceLiveTranslation } from '../../i18n-types.ts'

const pt_PT_live = {
	// TODO: insert translations

} satisfies NamespaceLiveTranslation

export default pt_PT_live
