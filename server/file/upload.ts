import { randomUUID } from 'node:crypto'
import {
  PICTURE_MAX_PIXELS,
  extensionOf,
  mediaTypes,
  serviceFor,
  uploadFault,
  uploadRule,
} from '#api/file/upload-rule.ts'
import type { FileExtension, UploadService } from '#api/file/upload-rule.ts'
import { allows } from '#server/session/access.ts'
import { Refusal, forbidden } from '#server/answer/refusal.ts'
import { inWorker } from '#server/parsing/in-worker.ts'
import type { Portal } from '../portal.ts'
import type { Caller } from '#server/session/sessions.ts'
import { cleanName } from './file-name.ts'
import type checkKind from './file-kind.ts'
import { sizeOf } from './picture-size.ts'
import { redrawn } from './redraw.ts'
import { checkUnused, checkUnusedInTurn } from './unused.ts'

const isOfKind = inWorker<typeof checkKind>(new URL('./file-kind.ts', import.meta.url), 'file.otherContent')

/** Of all scans of a picture: 20 of the largest one. Encoders write at most 18, of pictures for print. */
const SCANNED_MAX_PIXELS = 20 * PICTURE_MAX_PIXELS

interface Upload {
  readonly serviceCode: UploadService
  /** Undefined: none was sent. */
  readonly file?: File | undefined
  /** Whether its sender still waits for the answer. */
  readonly isAwaited: () => boolean
}

/** @throws Refusal who may not upload for this serviceCode */
export function checkUploader(named: UploadService, caller: Caller): void {
  if (!allows(uploadRule(serviceFor(named, caller.roles)).by, caller)) throw forbidden()
}

/**
 * Stores what somebody has uploaded, and answers its id. @throws Refusal where the rule of its serviceCode does not
 * allow it
 */
export async function storeUpload(
  { db, files }: Pick<Portal, 'db' | 'files'>,
  { serviceCode: named, file, isAwaited }: Upload,
  caller: Caller,
  now: Date,
): Promise<string> {
  checkUploader(named, caller)
  const serviceCode = serviceFor(named, caller.roles)
  const rule = uploadRule(serviceCode)
  if (file === undefined) throw new Refusal('file.noFile')
  const fault = uploadFault(serviceCode, file)
  const extension = extensionOf(file.name)
  if (fault !== null || extension === null) throw new Refusal(fault ?? 'file.wrongType')
  const purpose = { userId: caller.userId, service: serviceCode }
  // Before the work, and again when it is stored: others may have been stored meanwhile.
  await checkUnused(db, purpose, file.size, now)
  const sent = new Uint8Array(await file.arrayBuffer())
  await checkContent(sent, extension)
  // Of a picture that others see, its pixels are stored and nothing else.
  const bytes = rule.redraws === undefined ? sent : await redrawn(sent, rule.redraws, isAwaited)

  const id = randomUUID()
  await files.put(id, bytes)
  const row = {
    id,
    // A portrait does not keep its original name.
    ...(rule.redraws === 'portrait'
      ? { name: `${serviceCode}.jpg`, media_type: mediaTypes.jpg }
      : { name: cleanName(file.name), media_type: mediaTypes[extension] }),
    size: bytes.length,
    access: rule.access,
    stored_at: now.getTime(),
    service_code: serviceCode,
    uploaded_by: caller.userId,
  }
  try {
    await db.transaction().execute(async (trx) => {
      await checkUnusedInTurn(trx, purpose, row.size, now)
      await trx.insertInto('file').values(row).execute()
    })
  } catch (error) {
    await files.remove(id)
    throw error
  }
  return id
}

/** [VALID-19] The content decides, not the name. */
async function checkContent(bytes: Uint8Array<ArrayBuffer>, extension: FileExtension): Promise<void> {
  if (!(await isOfKind(bytes, extension))) throw new Refusal('file.otherContent')
  if (!mediaTypes[extension].startsWith('image/')) return
  const size = sizeOf(bytes, extension)
  if (size === null || size.pixels === 0) throw new Refusal('file.otherContent')
  if (size.pixels > PICTURE_MAX_PIXELS) throw new Refusal('file.tooManyPixels')
  if (size.scanned > SCANNED_MAX_PIXELS) throw new Refusal('file.tooManyScans')
}
