import type { NamespaceInformationTranslation } from '../../i18n-types.ts'

const km_KH_information = {
	// TODO: insert translations

} satisfies NamespaceInformationTranslation

export default km_KH_information
