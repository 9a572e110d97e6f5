import { fromPromise } from 'xstate'

import { listDictionary } from '#api/dictionary/dictionary.contract.ts'
import { paged } from '#api/kit/paging.ts'
import { CallFailure } from '#api/kit/problem.ts'
import { dictionaryFields } from '#api/profile/profile-rule.ts'
import * as own from '#api/profile/profile.contract.ts'
import { changeUser } from '#api/session/user.contract.ts'
import type { Transport } from '#api/kit/transport.ts'
import { provide } from '#machines/kit/services.ts'
import { avatarFlow } from '#machines/profile/avatar.flow.ts'
import { collectionOf } from '#machines/kit/collection.flow.ts'
import { listOf } from '#machines/kit/list.flow.ts'
import { nameChangeFlow } from '#machines/profile/name-change.flow.ts'
import { sentOf } from '#machines/profile/profile-draft.ts'
import { profileFlow, type LoadedProfile } from '#machines/profile/profile.flow.ts'
import type { ChosenFile } from '#machines/file/upload.flow.ts'
import { userCardFlow } from '#machines/profile/user-card.flow.ts'

import { pictureAddress } from '#app/file/picture-of.ts'
import { sendingOver } from '#app/file/flows.ts'
import type { Places } from '#browser/avatar-cropper.ts'
import type { CropStage } from '#app/context/portal-context.ts'

/** A script used by the avatar dialog only. */
const loadCropper = () => import('#browser/avatar-cropper.ts')

/** The flows of the user's account: card, name, avatar, profile, sessions. */
export function provideProfile(transport: Transport) {
  const send = sendingOver(transport)
  /** Object URL of the last file read; the previous one is revoked. */
  let address: string | null = null
  return {
    /** [SHELL-27] */
    userCard: userCardFlow,
    /** [SHELL-30] */
    nameChange: provide(nameChangeFlow, {
      actors: {
        save: fromPromise(async ({ input }) => {
          await transport.send(changeUser, input) // [CALL-07]
        }),
      },
    }),
    /** [SHELL-31] The avatar dialog, on the given crop stage. */
    avatar: (stage: CropStage) =>
      provide(avatarFlow, {
        actors: {
          loadCropper: fromPromise<unknown>(loadCropper),
          readPicture: fromPromise(async ({ input: { file } }) => {
            if (!(file?.content instanceof File)) throw new TypeError('There is no file to look into.')
            const read = await pictureAddress(file.content)
            if (address !== null) URL.revokeObjectURL(address)
            address = read
            return { address }
          }),
          drawPicture: fromPromise<ChosenFile>(() => drawn(stage)),
          send,
          save: fromPromise(async ({ input }) => {
            await transport.send(changeUser, input) // [CALL-08]
          }),
        },
      }),
    /** Starts the cropper; the flow has loaded its script. */
    crop: async (places: Places, source: string) => (await loadCropper()).cropIn(places, source),
    /** [ROUTE-37, ROUTE-39] */
    profile: provide(profileFlow, {
      actors: {
        load: fromPromise<LoadedProfile>(async () => {
          const [profile, dictionaries] = await Promise.all([
            transport.send(own.getProfile, {}),
            transport.send(listDictionary, { typeCodes: [...dictionaryFields, 'department'] }),
          ])
          return { profile, dictionaries }
        }),
        save: fromPromise(({ input: { profile: read, draft } }) =>
          transport.send(own.saveProfile, {
            userId: read?.userId ?? '',
            revision: read?.revision ?? 0,
            ...sentOf(draft),
          }),
        ),
      },
    }),
    sessions: collectionOf({
      load: () => transport.send(own.listOwnSessions, {}),
      remove: (ending: Ending) => end(transport, ending),
    }),
    /** Sign-in attempts, newest first. */
    signIns: listOf((input) => transport.send(own.listSignIns, paged(input))),
  }
}

/** [CONST-07] */
async function drawn(stage: CropStage): Promise<ChosenFile> {
  const blob = await stage.current?.draw().catch(() => null)
  if (!blob) throw new CallFailure({ kind: 'refused', code: 0, reason: 'file.failed', message: '' })
  const file = new File([blob], 'avatar.jpg', { type: 'image/jpeg' })
  return { name: file.name, size: file.size, content: file }
}

/** The session or remembered device to end. */
export type Ending =
  | { readonly kind: 'session' | 'device'; readonly id: string; readonly device: own.OwnDevice['device'] }
  | { readonly kind: 'others' }

function end(transport: Transport, ending: Ending): Promise<unknown> {
  if (ending.kind === 'others') return transport.send(own.endOtherSessions, {})
  if (ending.kind === 'device') return transport.send(own.forgetOwnDevice, { deviceID: ending.id })
  return transport.send(own.endOwnSession, { sessionID: ending.id })
}
