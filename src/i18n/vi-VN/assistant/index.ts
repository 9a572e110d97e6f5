import type { NamespaceAssistantTranslation } from '../../i18n-types.ts'

const vi_VN_assistant = {
	// TODO: insert translations

} satisfies NamespaceAssistantTranslation

export default vi_VN_assistant
