import type { NamespaceCourseTranslation } from '../../i18n-types.ts'

const lo_LA_course = {
	// TODO: insert translations

} satisfies NamespaceCourseTranslation

export default lo_LA_course
