import type { NamespaceNewsTranslation } from '../../i18n-types.ts'

const vi_VN_news = {
	// TODO: insert translations

} satisfies NamespaceNewsTranslation

export default vi_VN_news
