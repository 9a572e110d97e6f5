import type { NamespaceAssistantTranslation } from '../../i18n-types.ts'

const lo_LA_assistant = {
	// TODO: insert translations

} satisfies NamespaceAssistantTranslation

export default lo_LA_assistant
