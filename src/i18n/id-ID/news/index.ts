import type { NamespaceNewsTranslation } from '../../i18n-types.ts'

const id_ID_news = {
	// TODO: insert translations

} satisfies NamespaceNewsTranslation

export default id_ID_news
