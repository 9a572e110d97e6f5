import { uploadRule, type UploadService } from '#api/file/upload-rule.ts'

/** [VALID-20] JPEG is an alias of JPG. Bidi marks keep the list in one direction in every language. */
export const typesText = (serviceCode: UploadService): string => {
  const names = uploadRule(serviceCode).extensions.filter((extension) => extension !== 'jpeg')
  return `\u2066${names.map((extension) => extension.toUpperCase()).join(' · ')}\u2069`
}
