import { fromPromise } from 'xstate'

import { CallFailure } from '#api/contract/problem.ts'
import { dictionaryFields } from '#api/contract/profile-rule.ts'
import * as basic from '#api/service/basic.ts'
import * as profile from '#api/service/profile.ts'
import type { Transport } from '#api/service/transport.ts'
import * as user from '#api/service/user.ts'
import { avatarFlow } from '#machines/flows/avatar.ts'
import { listFlow, type Page, type PageRequest } from '#machines/flows/list.ts'
import { nameChangeFlow } from '#machines/flows/name-change.ts'
import { ownSessionsFlow, type Ending, type OwnSessions } from '#machines/flows/own-sessions.ts'
import { sentOf } from '#machines/flows/profile-draft.ts'
import { profileFlow, type LoadedProfile } from '#machines/flows/profile.ts'
import type { ChosenFile } from '#machines/flows/upload.ts'
import { userCardFlow } from '#machines/flows/user-card.ts'

import { pictureAddress } from './picture-of.ts'
import { sendingOver } from './provide-upload.ts'
import type { CropStage, ProfileFlows } from './views/portal/portal-context.ts'

/** Where the script comes from that nothing but the dialog of the picture needs. */
const loadCropper = () => import('./avatar-cropper.ts')

/** The flows of one's own account: card, name, picture, profile, sessions. */
export function provideProfile(transport: Transport): ProfileFlows {
  const send = sendingOver(transport)
  /** Where the browser has the file that was read last; the one before it is shown no more. */
  let address: string | null = null
  return {
    userCard: userCardFlow,
    nameChange: nameChangeFlow.provide({
      actors: { save: fromPromise(({ input }) => user.changeName(transport, input)) },
    }),
    avatar: (stage) =>
      avatarFlow.provide({
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
          save: fromPromise(({ input }) => user.changeAvatar(transport, input)),
        },
      }),
    crop: async (places, source) => (await loadCropper()).cropIn(places, source),
    profile: profileFlow.provide({
      actors: {
        load: fromPromise<LoadedProfile>(async () => {
          const [own, dictionaries] = await Promise.all([
            profile.getProfile(transport),
            basic.listDictionary(transport, [...dictionaryFields]),
          ])
          return { profile: own, dictionaries }
        }),
        save: fromPromise(({ input: { profile: read, draft } }) =>
          profile.saveProfile(transport, {
            userId: read?.userId ?? '',
            revision: read?.revision ?? 0,
            ...sentOf(draft),
          }),
        ),
      },
    }),
    sessions: ownSessionsFlow.provide({
      actors: {
        load: fromPromise<OwnSessions>(() => profile.listOwnSessions(transport)),
        end: fromPromise<void, { ending: Ending | null }>(({ input }) => end(transport, input.ending)),
      },
    }),
    signIns: listFlow.provide({
      actors: {
        loadPage: fromPromise<Page<unknown>, PageRequest>(({ input }) => profile.listSignIns(transport, input)),
      },
    }),
  }
}

/** [CONST-07] */
async function drawn(stage: CropStage): Promise<ChosenFile> {
  const blob = await stage.current?.draw().catch(() => null)
  if (!blob) throw new CallFailure({ kind: 'refused', code: 0, reason: 'upload.failed', message: '' })
  const file = new File([blob], 'avatar.jpg', { type: 'image/jpeg' })
  return { name: file.name, size: file.size, content: file }
}

async function end(transport: Transport, ending: Ending | null): Promise<void> {
  if (ending?.kind === 'session') await profile.endOwnSession(transport, ending.id)
  else if (ending?.kind === 'device') await profile.forgetOwnDevice(transport, ending.id)
  else if (ending?.kind === 'others') await profile.endOtherSessions(transport)
}
