import { fromPromise } from 'xstate'

import { getLastLearnInfo } from '#api/course/course.contract.ts'
import { listLiveBroadcasts } from '#api/news/news.contract.ts'
import { listPublicLive } from '#api/live/live.contract.ts'
import { CallFailure } from '#api/kit/problem.ts'
import * as basic from '#api/dictionary/dictionary.service.ts'
import * as information from '#api/news/news.service.ts'
import type { Transport } from '#api/kit/transport.ts'
import { provide } from '#machines/kit/services.ts'
import { texts } from '#i18n/texts.ts'
import { continueBannerFlow, type LastLearned } from '#machines/shell/continue-banner.flow.ts'
import { detailOf } from '#machines/kit/detail.flow.ts'
import { headerFlow } from '#machines/shell/header.flow.ts'

import { pageSettled } from '#browser/page-settled.ts'
import { showToast } from '#views/kit/toast/toasts.tsx'
import { askedOnce, whole } from '#app/kit/whole-list.ts'

/** The flows of header, footer and side window. */
export function provideShell(transport: Transport) {
  return {
    /** Resolves when work that is not urgent may begin. */
    settled: () => pageSettled(window),
    languages: whole(() => basic.getSupportLanguage(transport)),
    // Shared by header and home, which load it at the same time.
    /** [CALL-15] */
    broadcasts: whole(askedOnce(() => transport.send(listPublicLive, {}))),
    /** [CALL-16] */
    sidePictures: whole(() => transport.send(listLiveBroadcasts, {})),
    /** [CALL-17] The copyright line; null: the organisation has written none. */
    copyright: detailOf(async () => {
      const copyright = await information.getSpecificItem(transport, 'copy_right')
      return copyright === null ? null : copyright.informationDetail
    }),
    /** [CALL-17] The informationID of the page about the organisation; missing if it has none. */
    aboutUs: detailOf(async () => {
      const aboutUs = await information.getSpecificItem(transport, 'about_us')
      if (aboutUs !== null) return aboutUs.informationID
      throw new CallFailure({ kind: 'refused', code: 5000, reason: 'request.notFound', message: '' })
    }),
    continueBanner: provide(continueBannerFlow, {
      actors: { loadLastLearned: fromPromise<LastLearned>(() => transport.send(getLastLearnInfo, {})) },
    }),
    header: headerFlow.provide({
      actions: {
        enterFullScreen: () => {
          document.documentElement
            .requestFullscreen()
            .catch(() => showToast('warning', texts().shell.fullScreenFailed()))
        },
        leaveFullScreen: () => {
          // Rejects if full screen has already ended.
          document.exitFullscreen().catch(() => undefined)
        },
      },
    }),
  }
}
