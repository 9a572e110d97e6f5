import type { NamespaceAssistantTranslation } from '../../i18n-types.ts'

const es_ES_assistant = {
	// TODO: insert translations

} satisfies NamespaceAssistantTranslation

export default es_ES_assistant
