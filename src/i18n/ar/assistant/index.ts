import type { NamespaceAssistantTranslation } from '../../i18n-types.ts'

const ar_assistant = {
	// TODO: insert translations

} satisfies NamespaceAssistantTranslation

export default ar_assistant
