import type { NamespaceAssistantTranslation } from '../../i18n-types.ts'

const fr_FR_assistant = {
	// TODO: insert translations

} satisfies NamespaceAssistantTranslation

export default fr_FR_assistant
