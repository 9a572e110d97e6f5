/**
 * The table of languages [CONST-16]. `code` is the specification's (stored as `lang`, sent with every call), `tag` the
 * BCP 47 tag for dictionaries, `<html lang>` and Intl: Intl knows neither zh_CN nor kh. `intl` requests Latin digits in
 * Arabic, as in the rest of the portal, so that numbers and codes agree.
 */
export const languages = [
  { code: 'zh_CN', tag: 'zh-CN', intl: 'zh-CN', dir: 'ltr', label: '简体中文' },
  { code: 'en_US', tag: 'en-US', intl: 'en-US', dir: 'ltr', label: 'English' },
  { code: 'fr_FR', tag: 'fr-FR', intl: 'fr-FR', dir: 'ltr', label: 'Français' },
  { code: 'ar_AR', tag: 'ar', intl: 'ar-u-nu-latn', dir: 'rtl', label: 'العربية' },
  { code: 'es_ES', tag: 'es-ES', intl: 'es-ES', dir: 'ltr', label: 'Español' },
  { code: 'id_ID', tag: 'id-ID', intl: 'id-ID', dir: 'ltr', label: 'Bahasa Indonesia' },
  { code: 'kh_KH', tag: 'km-KH', intl: 'km-KH-u-nu-latn', dir: 'ltr', label: 'ភាសាខ្មែរ' },
  { code: 'laos_LA', tag: 'lo-LA', intl: 'lo-LA-u-nu-latn', dir: 'ltr', label: 'ພາສາລາວ' },
  { code: 'pt_PT', tag: 'pt-PT', intl: 'pt-PT', dir: 'ltr', label: 'Português' },
  { code: 'ru_RU', tag: 'ru-RU', intl: 'ru-RU', dir: 'ltr', label: 'Русский' },
  { code: 'vi_VN', tag: 'vi-VN', intl: 'vi-VN', dir: 'ltr', label: 'Tiếng Việt' },
] as const

export type Language = (typeof languages)[number]
export type LanguageCode = Language['code']

/** [LOCALE-02] The default, until a stored choice or the server's list overrides it. */
export const defaultLanguage: Language = languages[0]

/** The language of a code such as `zh_CN`; null if it is not one of the eleven. */
export function languageOf(code: unknown): Language | null {
  return languages.find((language) => language.code === code) ?? null
}
