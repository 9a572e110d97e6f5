import type { NamespaceAssistantTranslation } from '../../i18n-types.ts'

const ru_RU_assistant = {
	// TODO: insert translations

} satisfies NamespaceAssistantTranslation

export default ru_RU_assistant
