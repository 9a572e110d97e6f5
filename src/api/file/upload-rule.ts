import { roles, type Role } from '#api/kit/call.ts'

/** [CONST-06, VALID-18] Maximum size of an upload in bytes. */
export const UPLOAD_MAX = 10 * 1024 * 1024
/** [VALID-21, CONST-06] Maximum size of a portrait in bytes, before cropping and as sent. */
export const AVATAR_MAX = 2 * 1_048_576
/** What somebody may have uploaded for one purpose without using it: so many files, and so many bytes. */
export const UNUSED_FILES_MAX = 100
export const UNUSED_BYTES_MAX = 200 * 1_048_576
/** Maximum pixels of an uploaded picture: a small file can decompress to more memory than a browser has. */
export const PICTURE_MAX_PIXELS = 40_000_000

/**
 * [CONST-12] The recognised file extensions, and `vtt`: captions of a lecture have no other form that browsers read.
 */
export const fileExtensions = [
  'xlsx',
  'jpg',
  'png',
  'gif',
  'jpeg',
  'docx',
  'txt',
  'pdf',
  'mp4',
  'mp3',
  'zip',
  'vtt',
] as const
export type FileExtension = (typeof fileExtensions)[number]

/** The MIME type of each. */
export const mediaTypes: Readonly<Record<FileExtension, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  mp3: 'audio/mpeg',
  zip: 'application/zip',
  vtt: 'text/vtt',
}

/**
 * Who may fetch a file: anybody who knows its address; signed-in users; or whoever has uploaded it, and those whom the
 * part that keeps it lets see it.
 */
export type FileAccess = 'open' | 'session' | 'restricted'

interface UploadRule {
  /** [VALID-19] */
  readonly extensions: readonly FileExtension[]
  /** Who may upload one. */
  readonly by: readonly Role[]
  /** Who may fetch it afterwards. */
  readonly access: FileAccess
  /** Its own maximum size in bytes, if below the general limit. */
  readonly most?: number
  /**
   * A picture is re-encoded before it is stored, which strips everything but the pixels: a portrait as a square JPEG,
   * another one in its own format and proportions.
   */
  readonly redraws?: 'portrait' | 'picture'
}

const staff = ['teacher', 'admin'] as const satisfies readonly Role[]

/** What documents and media may be. */
const documents = ['xlsx', 'jpg', 'png', 'gif', 'jpeg', 'docx', 'txt', 'pdf', 'mp4', 'mp3', 'zip'] as const

/**
 * What files are uploaded for, by serviceCode; the browser asks this table before it sends anything, the server before
 * it stores anything.
 */
export const uploadRules = {
  /** [VALID-20, CALL-24] Of courses and news; see `serviceFor`. */
  'cover-image': { extensions: ['png', 'jpg', 'jpeg'], by: staff, access: 'open', redraws: 'picture' },
  'course-resource': { extensions: documents, by: staff, access: 'session' },
  /** [ENTITY-27] What staff give along with a task. */
  'task-attachment': { extensions: documents, by: staff, access: 'restricted' },
  /** [HOMEWORK-01] What is handed in. */
  homework: { extensions: documents, by: roles, access: 'restricted' },
  'question-picture': {
    extensions: ['png', 'jpg', 'jpeg', 'gif'],
    by: staff,
    access: 'session',
    redraws: 'picture',
  },
  courseware: { extensions: ['mp4'], by: staff, access: 'session' },
  /** WebVTT, for the lectures. */
  caption: { extensions: ['vtt'], by: staff, access: 'session' },
  /** [VALID-20, VALID-22, CALL-08] Portraits are visible to signed-in users only, like names. */
  avatar: { extensions: ['png', 'jpg', 'jpeg'], by: roles, access: 'session', most: AVATAR_MAX, redraws: 'portrait' },
} as const satisfies Readonly<Record<string, UploadRule>>

export type UploadService = keyof typeof uploadRules
export const uploadServices = Object.keys(uploadRules) as readonly UploadService[]

/** The rule of one serviceCode. */
export const uploadRule = (service: UploadService): UploadRule => uploadRules[service]

/**
 * [CALL-24] What an upload is for. The specification knows `cover-image` alone: whoever makes no courses and no news
 * sends a picture of themselves under it, so it is judged and kept as `avatar`.
 */
export function serviceFor(serviceCode: UploadService, callerRoles: readonly Role[]): UploadService {
  const makesCovers = callerRoles.some((role) => uploadRule('cover-image').by.includes(role))
  return serviceCode === 'cover-image' && !makesCovers ? 'avatar' : serviceCode
}

/** The roles that may upload anything. */
export const uploaders: readonly Role[] = [...new Set(uploadServices.flatMap((service) => uploadRule(service).by))]

/** The recognised extension of a file name; null: none. */
export function extensionOf(name: string): FileExtension | null {
  const dot = name.lastIndexOf('.')
  const ending = dot < 1 ? '' : name.slice(dot + 1).toLowerCase()
  return fileExtensions.find((extension) => extension === ending) ?? null
}

export type UploadFault = 'file.wrongType' | 'file.empty' | 'file.tooLarge' | 'file.avatarTooLarge'

/**
 * What keeps a file from being uploaded, as far as its name and its bytes say [VALID-18, VALID-19, VALID-21]; null:
 * nothing. Browser and server judge by this one.
 */
export function uploadFault(
  service: UploadService,
  { name, size }: { readonly name: string; readonly size: number },
): UploadFault | null {
  const extension = extensionOf(name)
  const { extensions, most = UPLOAD_MAX } = uploadRule(service)
  if (extension === null || !extensions.includes(extension)) return 'file.wrongType'
  if (size === 0) return 'file.empty'
  if (size <= most) return null
  return most === AVATAR_MAX ? 'file.avatarTooLarge' : 'file.tooLarge'
}
