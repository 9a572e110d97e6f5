import type { NamespaceAssistantTranslation } from '../../i18n-types.ts'

const pt_PT_assistant = {
	// TODO: insert translations

} satisfies NamespaceAssistantTranslation

export default pt_PT_assistant
