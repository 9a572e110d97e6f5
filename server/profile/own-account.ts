import type { PayloadOf } from '#api/kit/call.ts'
import { cleanLine } from '#api/kit/name-rule.ts'
import { personNameFault } from '#api/profile/profile-rule.ts'
import type { changeUser } from '#api/session/user.contract.ts'
import type { Querying } from '#server/database/open.ts'
import { Refusal, forbidden } from '#server/answer/refusal.ts'

/**
 * So long after its upload a picture can be put on: far less than unused ones are kept, so that none is removed on its
 * way.
 */
const FRESH_FOR_MS = 60 * 60_000

/**
 * [CALL-07, CALL-08] Changes the name in brackets, or the picture. @throws Refusal for another's account, an invalid
 * name, or a picture that the caller has not just uploaded
 */
export async function changeOwn(
  db: Querying,
  { userId, name, headImg }: PayloadOf<typeof changeUser>,
  callerId: string,
  now: Date,
): Promise<void> {
  if (userId !== callerId) throw forbidden()
  const change =
    name === undefined ? { head_img: await freshPicture(db, headImg ?? '', callerId, now) } : { name: nameOf(name) }
  await db.updateTable('user').set(change).where('id', '=', callerId).execute()
}

function nameOf(typed: string): string {
  const fault = personNameFault(typed)
  if (fault !== null) throw new Refusal(fault)
  return cleanLine(typed)
}

/** Missing and foreign files get the same answer. */
async function freshPicture(db: Querying, fileId: string, callerId: string, now: Date): Promise<string> {
  const own = await db
    .selectFrom('file')
    .select('id')
    .where('id', '=', fileId)
    .where('service_code', '=', 'avatar')
    .where('uploaded_by', '=', callerId)
    .where('stored_at', '>', now.getTime() - FRESH_FOR_MS)
    .executeTakeFirst()
  if (own === undefined) throw new Refusal('profile.notYourPicture')
  return own.id
}
