import type { NamespaceNewsTranslation } from '../../i18n-types.ts'

const lo_LA_news = {
	// TODO: insert translations

} satisfies NamespaceNewsTranslation

export default lo_LA_news
