import type { NamespaceLiveTranslation } from '../../i18n-types.ts'

const es_ES_live = {
	// TODO: insert translations

} satisfies NamespaceLiveTranslation

export default es_ES_live
