import type { NamespaceCourseTranslation } from '../../i18n-types.ts'

const id_ID_course = {
	// TODO: insert translations

} satisfies NamespaceCourseTranslation

export default id_ID_course
