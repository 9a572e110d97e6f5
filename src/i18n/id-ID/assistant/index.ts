import type { NamespaceAssistantTranslation } from '../../i18n-types.ts'

const id_ID_assistant = {
	// TODO: insert translations

} satisfies NamespaceAssistantTranslation

export default id_ID_assistant
