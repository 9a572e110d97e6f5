import type { NamespaceCourseTranslation } from '../../i18n-types.ts'

const ru_RU_course = {
	// TODO: insert translations

} satisfies NamespaceCourseTranslation

export default ru_RU_course
