import type { NamespaceInformationTranslation } from '../../i18n-types.ts'

const fr_FR_information = {
	// TODO: insert translations

} satisfies NamespaceInformationTranslation

export default fr_FR_information
