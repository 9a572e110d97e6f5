import type { NamespaceInformationTranslation } from '../../i18n-types.ts'

const id_ID_information = {
	// TODO: insert translations

} satisfies NamespaceInformationTranslation

export default id_ID_information
