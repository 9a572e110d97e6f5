import {
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/min'
import * as z from 'zod/mini'

import { latinDigits } from '#api/kit/digits.ts'

/** The two contact channels. */
export const contactChannels = ['phone', 'email'] as const
export type ContactChannel = (typeof contactChannels)[number]
export type { CountryCode }

/** [VALID-08, VALID-09] The refusal codes by channel, shared by flow and server. */
export const contactReasons = {
  phone: {
    originalEmpty: 'contact.phoneOriginalEmpty',
    originalInvalid: 'contact.phoneOriginalInvalid',
    originalWrong: 'contact.phoneOriginalWrong',
    empty: 'contact.phoneEmpty',
    invalid: 'contact.phoneInvalid',
    same: 'contact.phoneSame',
    bound: 'contact.phoneBound',
  },
  email: {
    originalEmpty: 'contact.emailOriginalEmpty',
    originalInvalid: 'contact.emailOriginalInvalid',
    originalWrong: 'contact.emailOriginalWrong',
    empty: 'contact.emailEmpty',
    invalid: 'contact.emailInvalid',
    same: 'contact.emailSame',
    bound: 'contact.emailBound',
  },
} as const

/** Units of an address. */
export const EMAIL_MAX = 120
const email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(EMAIL_MAX), z.email())

/** As it can be read: without signs that nobody sees, in Latin digits, and with + for 00. */
const plainPhone = (typed: string): string =>
  latinDigits(typed.normalize('NFKC'))
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .replace(/^00/, '+')

const readPhone = (typed: string, country?: CountryCode) => {
  const read = parsePhoneNumberFromString(plainPhone(typed), country)
  return read === undefined || read.ext !== undefined ? null : read
}

/**
 * [VALID-08, gap GAP-56] A phone number in international form (E.164), or null where it is none. Without its calling
 * code it is one of the country.
 */
export function phoneOf(typed: string, country?: CountryCode): string | null {
  const read = readPhone(typed, country)
  return read?.isValid() === true ? read.number : null
}

/** As staff write it in forms and files: a mobile number of mainland China may go without its country. */
export const phoneWritten = (typed: string): string | null =>
  phoneOf(typed, /^1[3-9]\d{9}$/.test(plainPhone(typed).replaceAll(/[\s-]/g, '')) ? 'CN' : undefined)

/** What has been typed of a number of a country, in international form where it can be read as one at all. */
export const phoneTyped = (typed: string, country?: CountryCode): string => readPhone(typed, country)?.number ?? typed

/** A domain in letters of any script, as mail servers name it; what is no domain is left as it is. */
function asciiDomain(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  if (at < 0 || /^[\x20-\x7e]*$/.test(domain) || !URL.canParse(`https://${domain}`)) return address
  return `${address.slice(0, at)}@${new URL(`https://${domain}`).hostname}`
}

/**
 * [VALID-08, VALID-09, gap GAP-56] An e-mail address in the form in which addresses are compared, or null where it is
 * none.
 */
export function emailOf(typed: string): string | null {
  const read = email.safeParse(asciiDomain(typed.normalize('NFKC').trim()))
  return read.success ? read.data : null
}

/** [VALID-08] */
export const contactOf = (channel: ContactChannel, typed: string): string | null =>
  channel === 'phone' ? phoneOf(typed) : emailOf(typed)

/** [VALID-09] An original may lie in a retired number range, so only its form is checked. */
export function originalOf(channel: ContactChannel, typed: string): string | null {
  if (channel === 'email') return emailOf(typed)
  const read = readPhone(typed)
  return read?.isPossible() === true ? read.number : null
}

/** The countries accepted for phone numbers, with their calling codes. */
export const phoneCountries = (): { country: CountryCode; callingCode: string }[] =>
  getCountries().map((country) => ({ country, callingCode: `+${getCountryCallingCode(country)}` }))

/** The country of a phone number whose middle digits are masked. */
export const countryOfMasked = (shown: string): CountryCode | null =>
  parsePhoneNumberFromString(shown.replaceAll('*', '0'))?.country ?? null
