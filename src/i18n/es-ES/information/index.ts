import type { NamespaceInformationTranslation } from '../../i18n-types.ts'

const es_ES_information = {
	// TODO: insert translations

} satisfies NamespaceInformationTranslation

export default es_ES_information
