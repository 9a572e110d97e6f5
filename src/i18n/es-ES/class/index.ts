import type { NamespaceClassTranslation } from '../../i18n-types.ts'

const es_ES_class = {
	// TODO: insert translations

} satisfies NamespaceClassTranslation

export default es_ES_class
