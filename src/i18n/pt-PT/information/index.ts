import type { NamespaceInformationTranslation } from '../../i18n-types.ts'

const pt_PT_information = {
	// TODO: insert translations

} satisfies NamespaceInformationTranslation

export default pt_PT_information
