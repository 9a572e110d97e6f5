import type { Gender } from '#api/profile/profile-rule.ts'
import type { ProfileTable } from './tables.ts'
import { hashOf } from '#server/session/tokens.ts'
import { demoAccounts } from '#server/demo/accounts.ts'
import { userId } from '#server/demo/ids.ts'
import { demoPeople } from '#server/demo/people.ts'

/** The countries of the languages' speakers. */
const COUNTRY_OF: Readonly<Record<string, string>> = {
  zh_CN: 'CN',
  en_US: 'GB',
  fr_FR: 'FR',
  ar_AR: 'EG',
  es_ES: 'ES',
  id_ID: 'ID',
  kh_KH: 'KH',
  laos_LA: 'LA',
  pt_PT: 'PT',
  ru_RU: 'RU',
  vi_VN: 'VN',
}
const LATIN = /^[\p{Script=Latin}\s’'-]+$/u

/** The profiles of the demo accounts; the weak one has none yet. */
const written: Readonly<Record<string, Partial<ProfileTable> & { readonly gender: Gender }>> = {
  learner: {
    gender: 'female',
    chinese_name: '林晓雯',
    foreign_name: 'Lin Xiaowen',
    birth_date: '1994-05-17',
    document_type: 'identityCard',
    education_level: 'master',
    post: 'engineer',
  },
  leader: {
    gender: 'female',
    foreign_name: 'Amélie Laurent',
    birth_date: '1988-11-02',
    document_type: 'passport',
    education_level: 'master',
    post: 'sectionHead',
  },
  committee: {
    gender: 'male',
    foreign_name: 'Dmitri Volkov',
    birth_date: '1985-03-29',
    document_type: 'passport',
    education_level: 'bachelor',
    post: 'engineer',
  },
  headmaster: {
    gender: 'female',
    foreign_name: 'Nguyễn Thị Hương',
    birth_date: '1979-08-12',
    document_type: 'identityCard',
    education_level: 'doctorate',
    post: 'lecturer',
  },
  school: {
    gender: 'male',
    foreign_name: 'Somphone Vongsa',
    birth_date: '1971-01-25',
    document_type: 'identityCard',
    education_level: 'master',
    post: 'director',
  },
  teacher: {
    gender: 'male',
    foreign_name: 'Sok Chanthy',
    birth_date: '1983-12-04',
    document_type: 'identityCard',
    education_level: 'doctorate',
    post: 'lecturer',
  },
  admin: {
    gender: 'female',
    foreign_name: 'Marta Figueiredo',
    birth_date: '1990-07-21',
    document_type: 'identityCard',
    education_level: 'bachelor',
    post: 'specialist',
  },
}

const EDUCATION = ['bachelor', 'bachelor', 'master', 'vocational', 'master', 'doctorate']
const POSTS = ['engineer', 'specialist', 'engineer', 'sectionHead', 'lecturer', 'specialist', 'departmentHead']
const FIRST_YEAR = 1966
const YEARS = 34

/** The profiles of the demo accounts and people; religion is optional. */
export function profileRows(now: Date): ProfileTable[] {
  const accounts = demoAccounts.flatMap(({ name, language }) =>
    written[name] === undefined ? [] : [rowOf(name, language, written[name], now)],
  )
  return [...accounts, ...demoPeople.map((person) => rowOf(person.account, person.language, drawn(person), now))]
}

/** Derived from the account's name, so that runs are reproducible. */
function drawn({ account, originalName, language }: (typeof demoPeople)[number]): Partial<ProfileTable> {
  const number = Number.parseInt(hashOf('profile', account).slice(0, 8), 16)
  const pick = (from: readonly string[], by: number): string | null =>
    from[Math.floor(number / by) % from.length] ?? null
  const two = (value: number): string => String(value).padStart(2, '0')
  const latin = account
    .split('.')
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1))
    .join(' ')
  return {
    chinese_name: language === 'zh_CN' ? originalName : null,
    foreign_name: LATIN.test(originalName) ? originalName : latin,
    birth_date: `${FIRST_YEAR + (number % YEARS)}-${two(1 + (Math.floor(number / 37) % 12))}-${two(1 + (Math.floor(number / 641) % 28))}`,
    document_type: number % 5 === 0 ? 'passport' : 'identityCard',
    education_level: pick(EDUCATION, 3),
    post: pick(POSTS, 7),
  }
}

const rowOf = (account: string, language: string, said: Partial<ProfileTable>, now: Date): ProfileTable => ({
  user_id: userId(account),
  chinese_name: null,
  foreign_name: null,
  gender: null,
  birth_date: null,
  country: COUNTRY_OF[language] ?? null,
  document_type: null,
  education_level: null,
  religion: null,
  post: null,
  phone_shown: 0,
  email_shown: 0,
  revision: 1,
  updated_at: now.getTime(),
  ...said,
})
