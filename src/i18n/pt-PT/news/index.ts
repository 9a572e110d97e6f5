import type { NamespaceNewsTranslation } from '../../i18n-types.ts'

const pt_PT_news = {
	// TODO: insert translations

} satisfies NamespaceNewsTranslation

export default pt_PT_news
