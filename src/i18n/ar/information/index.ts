import type { NamespaceInformationTranslation } from '../../i18n-types.ts'

const ar_information = {
	// TODO: insert translations

} satisfies NamespaceInformationTranslation

export default ar_information
