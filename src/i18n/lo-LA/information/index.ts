import type { NamespaceInformationTranslation } from '../../i18n-types.ts'

const lo_LA_information = {
	// TODO: insert translations

} satisfies NamespaceInformationTranslation

export default lo_LA_information
