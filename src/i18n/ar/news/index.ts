import type { NamespaceNewsTranslation } from '../../i18n-types.ts'

const ar_news = {
	// TODO: insert translations

} satisfies NamespaceNewsTranslation

export default ar_news
