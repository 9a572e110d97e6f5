import type { Role } from '#api/kit/call.ts'

export interface DemoAccount {
  readonly name: string
  readonly password: string
  readonly roles: readonly Role[]
  readonly originalName: string
  readonly phone: string | null
  readonly email: string | null
  /** A code of the table of languages. */
  readonly language: string
  /** [GUARD-14] */
  readonly weak: boolean
}

const people = [
  ['learner', 'Learner2026', ['learner'], '林晓雯', '+8613800001001', 'zh_CN'],
  ['leader', 'Leader2026', ['learner', 'teamLeader'], 'Amélie Laurent', '+33612340102', 'fr_FR'],
  ['committee', 'Committee2026', ['learner', 'disciplineCommittee'], 'Дмитрий Волков', '+79161230103', 'ru_RU'],
  ['headmaster', 'Headmaster2026', ['headmaster', 'teacher'], 'Nguyễn Thị Hương', '+84912340104', 'vi_VN'],
  ['school', 'School2026', ['schoolLeader', 'teacher'], 'ສົມພອນ ວົງສາ', '+8562055501050', 'laos_LA'],
  ['teacher', 'Teacher2026', ['teacher'], 'Sok Chanthy', '+85512340106', 'kh_KH'],
  ['admin', 'Admin2026', ['admin'], 'Marta Figueiredo', '+351912340107', 'pt_PT'],
  ['weak', '123456', ['learner'], 'Budi Santoso', '+628123400108', 'id_ID'],
] as const

/** One account for each role and one with a weak password: what README, the start and the tests sign in with. */
export const demoAccounts: readonly DemoAccount[] = people.map(
  ([name, password, roles, originalName, phone, language]) => ({
    name,
    password,
    roles,
    originalName,
    phone,
    email: `${name}@academy.example`,
    language,
    weak: name === 'weak',
  }),
)
