import type { NamespaceAssistantTranslation } from '../../i18n-types.ts'

const km_KH_assistant = {
	// TODO: insert translations

} satisfies NamespaceAssistantTranslation

export default km_KH_assistant
