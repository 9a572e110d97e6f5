import type { NamespaceInformationTranslation } from '../../i18n-types.ts'

const vi_VN_information = {
	// TODO: insert translations

} satisfies NamespaceInformationTranslation

export default vi_VN_information
