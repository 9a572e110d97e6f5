import type { NamespaceCourseTranslation } from '../../i18n-types.ts'

const vi_VN_course = {
	// TODO: insert translations

} satisfies NamespaceCourseTranslation

export default vi_VN_course
