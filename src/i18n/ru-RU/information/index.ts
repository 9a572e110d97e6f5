import type { NamespaceInformationTranslation } from '../../i18n-types.ts'

const ru_RU_information = {
	// TODO: insert translations

} satisfies NamespaceInformationTranslation

export default ru_RU_information
