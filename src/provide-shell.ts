import { fromPromise } from 'xstate'

import { CallFailure } from '#api/contract/problem.ts'
import * as basic from '#api/service/basic.ts'
import * as course from '#api/service/course.ts'
import * as information from '#api/service/information.ts'
import * as meeting from '#api/service/meeting.ts'
import type { Transport } from '#api/service/transport.ts'
import { texts } from '#i18n/texts.ts'
import { continueBannerFlow, type LastLearned } from '#machines/flows/continue-banner.ts'
import { detailFlow, type DetailInput } from '#machines/flows/detail.ts'
import { headerFlow } from '#machines/flows/header.ts'

import type { ShellFlows } from './views/portal/portal-context.ts'
import { showToast } from './views/portal/toasts.tsx'
import { askedOnce, whole } from './whole-list.ts'

/** The flows of header, footer and what stands beside a page. */
export function provideShell(transport: Transport): ShellFlows {
  return {
    languages: whole(() => basic.getSupportLanguage(transport)),
    // Header and home show them at the same time.
    broadcasts: whole(askedOnce(() => meeting.listPublicLive(transport))),
    sidePictures: whole(() => information.listLiveBroadcasts(transport)),
    copyright: whole(async () => {
      const copyright = await information.getCopyright(transport)
      return copyright === null ? [] : [copyright]
    }),
    aboutUs: detailFlow.provide({
      actors: {
        loadItem: fromPromise<unknown, DetailInput>(async () => {
          const id = await information.getAboutUs(transport)
          if (id === null)
            throw new CallFailure({ kind: 'refused', code: 5000, reason: 'request.notFound', message: '' })
          return id
        }),
      },
    }),
    continueBanner: continueBannerFlow.provide({
      actors: { loadLastLearned: fromPromise<LastLearned>(() => course.getLastLearnInfo(transport)) },
    }),
    header: headerFlow.provide({
      actions: {
        enterFullScreen: () => {
          document.documentElement
            .requestFullscreen()
            .catch(() => showToast('warning', texts().shell.fullScreenFailed()))
        },
        leaveFullScreen: () => {
          // When the browser has left it already there is nothing to leave.
          document.exitFullscreen().catch(() => undefined)
        },
      },
    }),
  }
}
